/** What would come of a choice, in a few words, as far as the question tells it. */
import type { Question, Schemas } from '$lib/api/types';
import { MapTeller } from '../map/describe';
import { counted, listed } from '../printed';
import { briefingOf, idIn, type Briefing, type Scene, type View } from '../scene';
import { changeWords } from './changes';

type Conflict = Schemas['MegaBriefing.Conflict'];
type Toll = Schemas['MegaBriefing.Toll'];

/** Tells what choices of a question lead to, in one position. */
export class Foretelling {
  readonly #briefing: Briefing;
  readonly #teller: MapTeller;

  constructor(
    readonly scene: Scene,
    view: View,
    readonly question: Question,
  ) {
    this.#briefing = briefingOf(question);
    this.#teller = new MapTeller(scene, view);
  }

  /** Of an answer as it is written, or a part of one, and the thing it is about. */
  of(answer: string, thing: string | undefined): string {
    const { tolls = [], missed = {} } = this.#briefing;
    const toll = tolls.find(({ text }) => text === answer);
    if (toll !== undefined) return this.#tollWords(toll);
    const card = idIn('card', thing);
    const lost = card === null ? undefined : missed[card];
    if (lost !== undefined) return `your sets −${String(lost)}`;
    const area = idIn('area', thing);
    return (area === null ? '' : this.#areaWords(area)) || this.changesBy(answer);
  }

  /** What an answer changes of what one has. */
  changesBy(answer: string): string {
    return changeWords(this.scene, this.question, this.question.prospects[answer]?.changes ?? {});
  }

  #areaWords(area: string): string {
    const { reductions = [], clashes = [], outlook } = this.#briefing;
    const fate = reductions.find((each) => each.area === area);
    if (fate !== undefined) {
      const { needs, has } = fate.support;
      const place = fate.tokens === 0 ? 'gone' : `${counted(fate.tokens, 'token')} in its place`;
      return `${place}: ${String(has)} for the ${String(needs)} needed`;
    }
    const conflict = [...clashes, ...(outlook?.conflicts ?? [])].find((each) => each.area === area);
    return conflict === undefined ? '' : this.#conflictWords(conflict);
  }

  #conflictWords({ left = {} }: Conflict): string {
    const sides = Object.entries(left).map(
      ([holder, tokens]) => `${String(tokens)} of ${this.#teller.side(holder)}`,
    );
    return sides.length === 0 ? 'nobody would be left' : `${sides.join(', ')} would be left`;
  }

  #tollWords({ losses, unit }: Toll): string {
    const sides = Object.entries(losses).map(
      ([player, amount]) => `${this.#teller.side(player)} ${String(amount)}`,
    );
    return sides.length === 0 ? 'loses nothing' : `${unit} lost: ${listed(sides)}`;
  }
}

/** The march or voyage in the making: what sets out, where to, and how many. Nothing of it is answered yet. */
import type { Question } from '$lib/api/types';
import { briefingOf, idIn, type Ground } from '../scene';
import {
  askedJourney,
  countWithin,
  firstCount,
  journeysOf,
  mostTo,
  setsOut,
  targetsOf,
  type Journey,
  type Plan,
} from './journeys';

class Expedition {
  #question = $state.raw<Question | null>(null);
  #thing = $state<string | null>(null);
  #target = $state<string | null>(null);
  #count = $state(0);
  #isAdvised = $state(false);

  /** What was chosen to set out, as long as the question stands. */
  journeyIn(question: Question | null): Journey | null {
    const asked = askedJourney(question);
    if (asked !== null || this.#question !== question || this.#thing === null) return asked;
    return journeysOf(question).get(this.#thing) ?? null;
  }

  /** The whole plan, once there is somewhere to go. */
  planIn(question: Question | null): Plan | null {
    const journey = this.journeyIn(question);
    const target = this.#question === question ? this.#target : null;
    if (journey === null || target === null || journey.to[target] === undefined) return null;
    return { journey, target, count: countWithin(journey, target, this.#count) };
  }

  /** Whether it is what a bot would do, and nobody has changed it. */
  isAdvisedIn(question: Question | null): boolean {
    return this.#isAdvised && this.planIn(question) !== null;
  }

  /** Take answers as they are written for a plan; false where they are none. */
  adopt(question: Question, answers: readonly string[]): boolean {
    this.begin(question, null);
    const asked = askedJourney(question);
    const thing = asked === null ? setsOut(question, answers[0]) : asked.thing;
    const [, target = '', count = ''] = /^(.+)\*(\d+)$/u.exec(answers.at(-1) ?? '') ?? [];
    if (thing === null || target === '') return false;
    this.begin(question, thing);
    this.#target = target;
    this.#count = Number(count);
    this.#isAdvised = true;
    return this.planIn(question) !== null;
  }

  /** Take a click; false where it means nothing here. */
  pick(question: Question, thing: string): boolean {
    this.#isAdvised = false;
    const journey = this.journeyIn(question);
    const area = idIn('area', thing);
    if (journey !== null && area !== null && targetsOf(journey).has(thing)) {
      this.#aim(question, journey, area);
      return true;
    }
    // What the question is about already cannot be exchanged for another.
    if (askedJourney(question) !== null || !journeysOf(question).has(thing)) return false;
    const isAgain = this.#question === question && this.#thing === thing;
    this.begin(question, isAgain ? null : thing);
    return true;
  }

  #aim(question: Question, journey: Journey, area: string): void {
    const plan = this.planIn(question);
    if (plan?.target === area) return this.set(question, plan.count + 1);
    this.#question = question;
    this.#target = area;
    this.#count = firstCount(journey, area, groundIn(question, area));
  }

  /** Choose what sets out; null for nothing. */
  begin(question: Question, thing: string | null): void {
    this.#question = question;
    this.#thing = thing;
    this.#target = null;
    this.#count = 0;
    this.#isAdvised = false;
  }

  /** How many go. */
  set(question: Question, count: number): void {
    this.#isAdvised = false;
    const plan = this.planIn(question);
    if (plan !== null) this.#count = countWithin(plan.journey, plan.target, count);
  }

  all(question: Question): void {
    const plan = this.planIn(question);
    if (plan !== null) this.#count = mostTo(plan.journey, plan.target);
  }

  /** One step back; false where there is none. */
  back(question: Question | null): boolean {
    if (this.#question !== question) return false;
    this.#isAdvised = false;
    if (this.#target !== null) this.#target = null;
    else if (this.#thing !== null) this.#thing = null;
    else return false;
    return true;
  }
}

export const groundIn = (question: Question | null, area: string): Ground | undefined =>
  briefingOf(question).grounds?.[area];

export const expedition = new Expedition();

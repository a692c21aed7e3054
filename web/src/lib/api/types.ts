/** The API's structs by their names, from the schema the server publishes. */
import type { components } from '../../generated/api';

export type Schemas = components['schemas'];

export type About = Schemas['About'];
export type Amounts = Schemas['Amounts'];
export type Answered = Schemas['Answered'];
export type Answering = Schemas['Answering'];
export type Branch = Schemas['Branch'];
export type Branches = Schemas['Branches'];
export type Bundles = Schemas['Bundles'];
export type Change = Schemas['Change'];
export type ClauseInfo = Schemas['ClauseInfo'];
export type ClockPlan = Schemas['ClockPlan'];
export type Entry = Schemas['Entry'];
export type Closed = Schemas['Closed'];
export type EntryGroup = Schemas['EntryGroup'];
export type Fields = Schemas['Fields'];
export type GameInfo = Schemas['GameInfo'];
export type Invitation = Schemas['Invitation'];
export type Line = Schemas['Line'];
export type Listed = Schemas['Listed'];
export type Marks = Schemas['Marks'];
export type Me = Schemas['Me'];
export type Session = Schemas['Session'];
export type Named = Schemas['PlainScene.Named'];
export type NewTable = Schemas['NewTable'];
export type NoticeChoices = Schemas['NoticeChoices'];
export type OutcomeInfo = Schemas['OutcomeInfo'];
export type Pickable = Schemas['Pickable'];
export type PickInfo = Schemas['PickInfo'];
export type Prospect = Schemas['Prospect'];
export type Question = Schemas['Question'];
export type Quote = Schemas['Quote'];
export type Advice = Schemas['Advice'];
export type Refusal = Schemas['Refusal'];
export type Replay = Schemas['Replay'];
export type ReplayFrame = Schemas['ReplayFrame'];
export type Said = Schemas['Said'];
export type ScoreChart = Schemas['ScoreChart'];
export type SeatInfo = Schemas['SeatInfo'];
export type SeatPlan = Schemas['SeatPlan'];
export type SeatScore = Schemas['SeatScore'];
export type SettingInfo = Schemas['SettingInfo'];
export type Shares = Schemas['Shares'];
export type Span = Schemas['Span'];
export type Standing = Schemas['Standing'];
export type Table = Schemas['Table'];
export type TableCard = Schemas['TableCard'];
export type Takeback = Schemas['Takeback'];
export type Phrase = Schemas['Phrase'];
export type PlainScene = Schemas['PlainScene'];
export type Written = Schemas['Written'];

export type TableList = 'mine' | 'away' | 'open' | 'running' | 'finished';
export type Options = Question['options'];
export type FieldOptions = Fields['fields'][number]['options'];
export type BranchOptions = NonNullable<Branch['options']>;

/** The names of all games, from those of their views. */
export type GameName = {
  [K in keyof Schemas]: K extends `${infer G}View` ? Uncapitalize<G> : never;
}[keyof Schemas];
/** What a seat may know at a table of a game. */
export type View<G extends GameName = GameName> = Schemas[`${Capitalize<G>}View`];
/** What never changes on it; games without a board of their own tell the plain one what it needs. */
export type Scene<G extends GameName = GameName> = `${Capitalize<G>}Scene` extends keyof Schemas
  ? Schemas[`${Capitalize<G>}Scene`]
  : PlainScene;
/** Parts of a view by their names. */
export type ViewParts = NonNullable<Change['view']>;

/** Who sits at this browser. */
import * as calls from './api/calls';
import { Refused } from './api/request';
import type { Me, NoticeChoices } from './api/types';

const FIRST = ['Amber', 'Bronze', 'Cedar', 'Copper', 'Ivory', 'Olive', 'Saffron', 'Silver'];
const SECOND = ['Falcon', 'Heron', 'Ibex', 'Lion', 'Otter', 'Owl', 'Stork', 'Turtle'];

const any = (names: string[]) => names[Math.floor(Math.random() * names.length)] ?? '';

/** A name for a guest who was not asked for one. */
export const guestName = () => `${any(FIRST)} ${any(SECOND)}`;

class Myself {
  /** Undefined until the server was asked, null for a stranger. */
  person = $state.raw<Me | null | undefined>(undefined);

  async load(): Promise<void> {
    try {
      this.person = (await calls.session()).me;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.person = null;
    }
  }

  /** Somebody the server knows, introduced as a guest where needed. */
  async ensure(name: string = guestName()): Promise<Me> {
    if (this.person === undefined) await this.load();
    this.person ??= await calls.introduce(name);
    return this.person;
  }

  async rename(name: string): Promise<void> {
    this.person = this.person ? await calls.changeMe({ name }) : await calls.introduce(name);
  }

  async choose(notices: NoticeChoices): Promise<void> {
    this.person = await calls.changeMe({ notices });
  }

  async makeAccount(login: string, password: string): Promise<void> {
    await this.ensure(login);
    this.person = await calls.makeAccount(login, password);
  }

  async signIn(login: string, password: string): Promise<void> {
    this.person = await calls.signIn(login, password);
  }

  async changePassword(old: string, fresh: string): Promise<void> {
    this.person = await calls.changePassword(old, fresh);
  }

  async signOut(everywhere = false): Promise<void> {
    await calls.signOut(everywhere);
    this.person = null;
  }
}

export const myself = new Myself();

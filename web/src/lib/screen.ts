/** How much room the screen has. */
import { MediaQuery } from 'svelte/reactivity';

/** Where board and panel stand above one another. */
export const narrow = new MediaQuery('max-width: 52rem');

/** A phone held across: board and panel stand side by side, and little fits above or below. */
export const low = new MediaQuery('max-height: 30rem');

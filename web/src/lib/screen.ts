/** How much room the screen has. */
import { MediaQuery } from 'svelte/reactivity';

/** Where board and panel stand above one another. */
export const narrow = new MediaQuery('max-width: 52rem');

import { keepTurn } from './kept-turn.ts';

/** Whose counter this device keeps: the page that needs no network has no other way to know. */
const HOLDER = 'counter-holder';
/** Before the id of a person who left it, as long as names of travellers are still to be taken off the device. */
const LEFT = 'counter-left:';

export const counterHolder = (): string | null => localStorage.getItem(HOLDER);

export const holdCounter = (personId: string): void => localStorage.setItem(HOLDER, personId);

/**
 * From now on the device keeps no one's counter. Said at once, because a page may be gone before more is done; the next
 * one finds who left and does the rest (`forgetCounters`).
 */
export function leaveCounter(): void {
  const personId = counterHolder();
  if (personId === null) return;
  localStorage.setItem(LEFT + personId, '');
  localStorage.removeItem(HOLDER);
  keepTurn(null);
}

/** Who left the counter and has names of travellers on the device yet. */
export const whoLeft = (): readonly string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(LEFT))
    .map((key) => key.slice(LEFT.length));

export const leftNothing = (personId: string): void => localStorage.removeItem(LEFT + personId);

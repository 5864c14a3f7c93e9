/** The door of custody: the record of bags that were handed over. */
export { verifyCustody } from './verify-custody.ts';

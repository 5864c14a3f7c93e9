/** The door of administration: what other modules may use. */
export { housekeepingHandler } from './housekeeping.job.ts';

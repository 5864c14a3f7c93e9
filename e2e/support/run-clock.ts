import { testNow } from '#server/testing/test-now.ts';
import { shiftDate } from './shift-date.ts';

const { E2E_REUSE } = process.env;

/**
 * How far the run's time lies from the machine's, in milliseconds: every run begins at the same instant, but for one
 * against a server that was started by hand. Reckoned once, by the process that reads this first, and handed on to workers
 * and servers in their environment.
 */
export const runShiftMs = Number(
  (process.env.E2E_SHIFT_MS ??= E2E_REUSE === 'on' ? '0' : String(testNow.toEpochMilli() - Date.now())),
);

/** Lets this process live in the run's time. */
export const enterRun = (): void => shiftDate(runShiftMs);

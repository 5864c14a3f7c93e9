import { patienceMinutes } from '#shared/booking/message-rules.ts';

/**
 * What follows from a traveller having waited so long for the location's answer: they are offered a call, and later
 * administration is informed too. `now` in milliseconds since 1970.
 */
export function stepOfWait(waitsSince: string | null, now: number): keyof typeof patienceMinutes | null {
  const minutes = waitsSince === null ? 0 : (now - Date.parse(waitsSince)) / 60_000;
  if (minutes >= patienceMinutes.administration) return 'administration';
  return minutes >= patienceMinutes.call ? 'call' : null;
}

import { patienceMinutes } from '#shared/booking/message-rules.ts';
import type { Outputs } from '#web/lib/trpc.ts';

type Message = Pick<Outputs['messages']['hosted']['messages'][number], 'writer' | 'sentAt'>;

/**
 * What follows from what a traveller wrote last having waited so long for its answer: they are offered a call, and later
 * administration is informed too. `now` in milliseconds since 1970.
 */
export function stepOfWait(messages: readonly Message[], now: number): keyof typeof patienceMinutes | null {
  const answered = messages.findLastIndex(({ writer }) => writer === 'location');
  const [first] = messages.slice(answered + 1);
  const minutes = first === undefined ? 0 : (now - Date.parse(first.sentAt)) / 60_000;
  if (minutes >= patienceMinutes.administration) return 'administration';
  return minutes >= patienceMinutes.call ? 'call' : null;
}

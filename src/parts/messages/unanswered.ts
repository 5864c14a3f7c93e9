import type { Outputs } from '#web/lib/trpc.ts';

type Message = Pick<Outputs['messages']['hosted']['messages'][number], 'writer' | 'sentAt'>;

/** After so many minutes without an answer the traveller is offered a call. */
const PATIENCE = 5;

/** Whether what a traveller wrote last has waited for its answer for five minutes. `now` in milliseconds since 1970. */
export function isUnanswered(messages: readonly Message[], now: number): boolean {
  const answered = messages.findLastIndex(({ writer }) => writer === 'location');
  const [first] = messages.slice(answered + 1);
  return first !== undefined && now - Date.parse(first.sentAt) >= PATIENCE * 60_000;
}

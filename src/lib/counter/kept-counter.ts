import { createStore, del, get, set, update, type UseStore } from 'idb-keyval';
import type { Today } from '#shared/custody/todays-list.ts';
import type { Inputs, Outputs } from '#web/lib/trpc.ts';
import { askToLast, notedKept, noteKept } from './kept-count.ts';
import { holdCounter, leftNothing, whoLeft } from './counter-holder.ts';

type SentHandOver = Inputs['custody']['send'];
export type SentAnswer = Outputs['custody']['send'];
/** Why the server did not take a hand-over, and how the ticket stands there; with only a text where it said no more. */
export type Disagreement = Partial<Extract<SentAnswer, { result: 'refused' }>> & {
  readonly message: string | null;
  /** It is in the record, and taking it back was refused. */
  readonly isStanding?: boolean;
};

/** Today's list as the device keeps it. */
export interface KeptDay {
  readonly today: Today;
  /** By how much the server's clock was ahead of the device's then, in ms. */
  readonly ahead: number;
}

/** A hand-over that was made without a network: what is sent of it, and what the device shows. */
export interface KeptHandOver extends Omit<SentHandOver, 'photoId'> {
  readonly code: string;
  readonly zone: string;
  /** Null once its person signed out on this device. */
  readonly travellerName: string | null;
  readonly phone: string | null;
  /** A photo that is sent before it, under its id. */
  readonly photo: { readonly id: string; readonly picture: Blob } | null;
  readonly state: 'waits' | 'sent' | 'refused';
  /** It was sent once and no one answered: the server may have it. */
  readonly isTried?: boolean;
  /** How often the server broke over it, and when last (ISO); absent where it never did. */
  readonly failed?: { readonly tries: number; readonly lastAt: string };
  /** It was taken back at `deviceAt` when the server may have had it, which has to hear of that too. */
  readonly takenBack?: Required<Pick<Inputs['custody']['undo'], 'requestId' | 'deviceAt'>>;
  /** When its answer came (ISO); null while it waits. */
  readonly answeredAt: string | null;
  readonly disagreement: Disagreement | null;
}

/** A hand-over that the server did not take, from this device or another. */
export type RefusedHandOver = Pick<
  KeptHandOver,
  | 'personId'
  | 'bookingId'
  | 'requestId'
  | 'code'
  | 'zone'
  | 'kind'
  | 'bagsCount'
  | 'deviceAt'
  | 'travellerName'
  | 'phone'
  | 'takenBack'
>;

let opened: UseStore | null = null;
const store = (): UseStore => (opened ??= createStore('counter', 'kept'));

const dayOf = (personId: string) => `day:${personId}`;
const queueOf = (personId: string) => `queue:${personId}`;

const listeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;

function changed(): void {
  for (const listener of listeners) listener();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes none
  channel?.postMessage('changed');
}

/** Calls back when what is kept has changed, here or in another tab. @returns ends it. */
export function onKeptChange(listener: () => void): () => void {
  if (channel === null && 'BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel('counter');
    channel.addEventListener('message', () => listeners.forEach((each) => each()));
  }
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Keeps today's list for the person who is signed in. */
export async function keepDay(personId: string, day: KeptDay): Promise<void> {
  holdCounter(personId);
  await set(dayOf(personId), day, store());
  changed();
}

export const readDay = async (personId: string): Promise<KeptDay | null> =>
  (await get<KeptDay>(dayOf(personId), store())) ?? null;

export const readQueue = async (personId: string): Promise<readonly KeptHandOver[]> =>
  (await get<readonly KeptHandOver[]>(queueOf(personId), store())) ?? [];

const waitingOf = (queue: readonly KeptHandOver[]): number => queue.filter(({ state }) => state === 'waits').length;

const lost = new Map<string, number>();
const lostBefore = (personId: string): number => lost.get(personId) ?? 0;

/** How many hand-overs this device kept, and the browser cleared before they were sent. */
export async function readLost(personId: string): Promise<number> {
  const queue = await get<readonly KeptHandOver[]>(queueOf(personId), store());
  if (queue === undefined && notedKept(personId) > 0) lost.set(personId, notedKept(personId));
  return lostBefore(personId);
}

/** The person has read what was lost. */
export async function seenLost(personId: string): Promise<void> {
  lost.delete(personId);
  noteKept(personId, waitingOf(await readQueue(personId)));
  changed();
}

/** Changes what is kept of a person's hand-overs, in one step, so that two tabs lose nothing of each other. */
export async function changeQueue(
  personId: string,
  change: (kept: readonly KeptHandOver[]) => readonly KeptHandOver[],
): Promise<void> {
  let waiting = 0;
  await update<readonly KeptHandOver[]>(
    queueOf(personId),
    (kept = []) => {
      const next = change(kept);
      waiting = waitingOf(next);
      return next;
    },
    store(),
  );
  if (waiting > 0 && notedKept(personId) === 0) askToLast();
  // What was lost before stays said until it is seen.
  if (lostBefore(personId) === 0) noteKept(personId, waiting);
  changed();
}

/**
 * Of those who signed out, today's list goes, and of the hand-overs whatever says who travels; those that wait or disagree
 * stay for when their person signs in again on this device.
 */
export async function forgetCounters(): Promise<void> {
  for (const personId of whoLeft()) {
    await del(dayOf(personId), store());
    await changeQueue(personId, (kept) =>
      kept
        .filter(({ state }) => state !== 'sent')
        .map((each) => ({ ...each, travellerName: null, phone: null, photo: null })),
    );
    leftNothing(personId);
  }
}

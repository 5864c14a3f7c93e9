import { undoSeconds } from '#shared/custody/ticket-verdict.ts';
import type { KeptHandOver, SentAnswer } from '#web/lib/counter/kept-counter.ts';
import { statusOf } from '#web/lib/status-of.ts';
import type { Inputs } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';

type Sent = Inputs['custody']['send'];

type Became = Pick<KeptHandOver, 'state' | 'disagreement'>;

interface Sending {
  readonly send: (handOver: Sent) => Promise<SentAnswer>;
  /** Takes back one that the server has. */
  readonly undo: (undo: Inputs['custody']['undo']) => Promise<unknown>;
  /** Ends one that the server refused. */
  readonly settle: (ended: Inputs['custody']['settle']) => Promise<unknown>;
  /** Sends a photo of a booking's bags; answers whether the server took it. */
  readonly sendPhoto: (bookingId: string, photo: NonNullable<KeptHandOver['photo']>) => Promise<boolean>;
  /** Writes down what became of one. */
  readonly mark: (handOver: KeptHandOver, became: Became) => Promise<void>;
  /** Writes down that the server broke over one. */
  readonly fail: (handOver: KeptHandOver) => Promise<void>;
  /** Whether a failure says that no one is signed in: nothing is wrong with the hand-over. */
  readonly isSignedOut: (error: unknown) => boolean;
}

/** The part of a hand-over that the server gets. */
const sentPart = ({
  personId,
  bookingId,
  requestId,
  kind,
  bagsCount,
  deviceAt,
  note,
  tags,
  found,
  turnId,
}: KeptHandOver): Sent => ({
  personId,
  bookingId,
  requestId,
  kind,
  bagsCount,
  deviceAt,
  ...(note !== undefined && { note }),
  ...(tags !== undefined && { tags }),
  ...(found !== undefined && { found }),
  ...(turnId !== undefined && { turnId }),
});

const canLeave = ({ deviceAt }: KeptHandOver, now: number): boolean => Date.parse(deviceAt) + undoSeconds * 1000 <= now;

/** From so many tries on that the server broke over, one stands aside: it is shown, and tried less often. */
const triesInLine = 3;
/** How long one that stands aside rests between two tries, in ms. */
const restAside = 5 * 60_000;

/** Whether a hand-over that waits stands aside, since the server breaks over it time and again. */
export const isAside = ({ state, failed }: KeptHandOver): boolean =>
  state === 'waits' && failed !== undefined && failed.tries >= triesInLine;

/**
 * Those that wait and can no longer be taken back, the first made first; not what stands aside and rests, with whatever
 * came after it of the same booking. `now` in ms by the clock of `deviceAt`; `isAsked`: a person wants all of them tried.
 */
export function dueToSend(queue: readonly KeptHandOver[], now: number, isAsked = false): readonly KeptHandOver[] {
  const resting = new Set<string>();
  return queue
    .filter((each) => each.state === 'waits' && (each.takenBack !== undefined || canLeave(each, now)))
    .toSorted((one, other) => one.deviceAt.localeCompare(other.deviceAt))
    .filter((each) => {
      const rests = isAside(each) && Date.parse(each.failed?.lastAt ?? '') + restAside > now;
      if (rests && !isAsked) resting.add(each.bookingId);
      return !resting.has(each.bookingId);
    });
}

/** The queue once the server broke over one. */
export const failedOnce = (queue: readonly KeptHandOver[], requestId: string, at: string): readonly KeptHandOver[] =>
  queue.map((each) =>
    each.requestId === requestId ? { ...each, failed: { tries: (each.failed?.tries ?? 0) + 1, lastAt: at } } : each,
  );

/** The queue once one was taken back: it is gone, or waits to be taken back where the server may have it. */
export const takenBack = (
  queue: readonly KeptHandOver[],
  requestId: string,
  undo: NonNullable<KeptHandOver['takenBack']>,
): readonly KeptHandOver[] =>
  queue.flatMap((each) => {
    if (each.requestId !== requestId) return [each];
    const mayBeThere = each.isTried === true || each.state !== 'waits' || canLeave(each, Date.parse(undo.deviceAt));
    return mayBeThere ? [{ ...each, state: 'waits', takenBack: undo, answeredAt: null, disagreement: null }] : [];
  });

/** The queue once one was answered; what was taken back while the answer was under way goes on waiting. */
export const answered = (
  queue: readonly KeptHandOver[],
  handOver: KeptHandOver,
  became: Became & Pick<KeptHandOver, 'answeredAt'>,
): readonly KeptHandOver[] =>
  queue.flatMap((each) => {
    if (each.requestId !== handOver.requestId || each.takenBack?.requestId !== handOver.takenBack?.requestId)
      return [each];
    return each.takenBack !== undefined && became.state === 'sent' ? [] : [{ ...each, ...became, photo: null }];
  });

/**
 * Sends hand-overs one after the other. Without an answer, or asked to come later, it ends, since those behind would get
 * none either. Where the server breaks over one, the others go on without those of the same booking, because a later
 * hand-over of a ticket must not overtake an earlier one. What was taken back is sent before that
 * is, so that the server has it once, whatever became of the first try; where the server refuses it, both say the same.
 * @returns how many the server took, and whether it was reached to the end.
 */
export async function sendWaiting(due: readonly KeptHandOver[], sending: Sending) {
  const { send, undo, settle, sendPhoto, mark, fail, isSignedOut } = sending;
  const heldUp = new Set<string>();
  let taken = 0;
  for (const handOver of due) {
    if (heldUp.has(handOver.bookingId)) continue;
    let isThere = false;
    try {
      const { photo, bookingId, requestId, turnId, takenBack: back } = handOver;
      const hasPhoto = photo !== null && (await sendPhoto(bookingId, photo));
      const answer = await send({ ...sentPart(handOver), ...(hasPhoto && { photoId: photo.id }) });
      isThere = answer.result === 'done';
      if (back !== undefined) {
        if (isThere) await undo({ bookingId, undoes: requestId, ...back, ...(turnId !== undefined && { turnId }) });
        else await settle({ bookingId, requestId, how: 'seen' });
      } else if (isThere) taken += 1;
      const isRefused = answer.result === 'refused' && back === undefined;
      await mark(
        handOver,
        isRefused
          ? { state: 'refused', disagreement: { ...answer, message: null } }
          : { state: 'sent', disagreement: null },
      );
    } catch (error) {
      const { isUnanswered, key, message } = wireFailure(error, '');
      if (statusOf(error) === 500) {
        heldUp.add(handOver.bookingId);
        await fail(handOver);
        continue;
      }
      if (isUnanswered) return { taken, isReached: false };
      if (isSignedOut(error) || key === 'tooManyRequests') return { taken, isReached: true };
      await mark(handOver, { state: 'refused', disagreement: { message, isStanding: isThere } });
    }
  }
  return { taken, isReached: true };
}

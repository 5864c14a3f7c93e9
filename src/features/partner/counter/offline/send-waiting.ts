import { undoSeconds } from '#shared/custody/ticket-verdict.ts';
import type { KeptHandOver, SentAnswer } from '#web/lib/counter/kept-counter.ts';
import type { Inputs } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';

type Sent = Inputs['custody']['send'];

interface Sending {
  readonly send: (handOver: Sent) => Promise<SentAnswer>;
  /** Sends a photo of a booking's bags; answers whether the server took it. */
  readonly sendPhoto: (bookingId: string, photo: NonNullable<KeptHandOver['photo']>) => Promise<boolean>;
  /** Writes down what became of one. */
  readonly mark: (requestId: string, became: Pick<KeptHandOver, 'state' | 'disagreement'>) => Promise<void>;
  /** Whether a failure says that nobody is signed in: nothing is wrong with the hand-over. */
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
});

/** Those that wait and can no longer be taken back, the first made first. `now` in ms by the clock of `deviceAt`. */
export const dueToSend = (queue: readonly KeptHandOver[], now: number): readonly KeptHandOver[] =>
  queue
    .filter(({ state, deviceAt }) => state === 'waits' && Date.parse(deviceAt) + undoSeconds * 1000 <= now)
    .toSorted((one, other) => one.deviceAt.localeCompare(other.deviceAt));

/**
 * Sends hand-overs one after the other. Without an answer it ends, since those behind would get none either and a later
 * hand-over of a ticket must not overtake an earlier one.
 * @returns how many the server took, and whether it was reached to the end.
 */
export async function sendWaiting(due: readonly KeptHandOver[], { send, sendPhoto, mark, isSignedOut }: Sending) {
  let taken = 0;
  for (const handOver of due) {
    try {
      const { photo, bookingId } = handOver;
      const hasPhoto = photo !== null && (await sendPhoto(bookingId, photo));
      const answer = await send({ ...sentPart(handOver), ...(hasPhoto && { photoId: photo.id }) });
      if (answer.result === 'done') {
        taken += 1;
        await mark(handOver.requestId, { state: 'sent', disagreement: null });
      } else {
        await mark(handOver.requestId, { state: 'refused', disagreement: { ...answer, message: null } });
      }
    } catch (error) {
      const { isUnanswered, message } = wireFailure(error, '');
      if (isUnanswered) return { taken, isReached: false };
      if (isSignedOut(error)) return { taken, isReached: true };
      await mark(handOver.requestId, { state: 'refused', disagreement: { message } });
    }
  }
  return { taken, isReached: true };
}

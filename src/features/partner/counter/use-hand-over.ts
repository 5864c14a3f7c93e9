import { useRef, useState } from 'react';
import type { WayFound } from '#shared/custody/hand-over-schema.ts';
import { answerSeconds } from '#shared/custody/ticket-verdict.ts';
import { newId } from '#web/lib/new-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { reportReach } from '#web/lib/counter/network.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { sendPhoto } from './extras/bags-photo.ts';
import { type Extras, tagsOf } from './extras/extras.ts';
import { useKeptCounter } from './offline/kept-counter-context.ts';
import type { CounterTicket, Handing } from './ticket.ts';
import { answerWithin } from './offline/answer-within.ts';

export interface Done {
  readonly ticket: CounterTicket;
  readonly handing: Handing;
  readonly bagsCount: number;
  readonly at: string;
  /** It waits on this device, under this id, until there is a network. */
  readonly waitsAs: string | null;
}

interface Handed {
  readonly handing: Handing;
  readonly bagsCount: number;
  readonly extras: Extras;
  readonly found: WayFound;
}

/** Hands bags over and takes it back; a press that is repeated after a failure is the same hand-over. */
export function useHandOver() {
  const t = useTexts('counter');
  const common = useTexts('common');
  const toast = useToast();
  const utils = trpc.useUtils();
  const checkIn = trpc.custody.checkIn.useMutation();
  const checkOut = trpc.custody.checkOut.useMutation();
  const undo = trpc.custody.undo.useMutation();
  const requestId = useRef<string | null>(null);
  const [done, setDone] = useState<Done | null>(null);

  const refresh = () => Promise.all([utils.hosting.invalidate(), utils.custody.invalidate(), utils.pins.invalidate()]);
  const kept = useKeptCounter();
  const fail = (error: unknown) =>
    toast.error((error instanceof Error && error.message) || common('somethingWentWrong'));

  return {
    done,
    clear: () => setDone(null),
    isBusy: checkIn.isPending || checkOut.isPending || undo.isPending,
    /** Resolves to whether it was done, or kept to be sent. */
    handOver: async (
      ticket: CounterTicket,
      { handing, bagsCount, extras, found }: Handed,
      isKept: boolean,
    ): Promise<boolean> => {
      let isDone = true;
      const refuse = (error: unknown) => {
        isDone = false;
        fail(error);
      };
      const id = (requestId.current ??= newId());
      const { bookingId } = ticket;
      const note = extras.note.trim();
      const tags = extras.goes.length > 0 ? extras.goes : tagsOf(extras.tags);
      const made = {
        bookingId,
        bagsCount,
        requestId: id,
        found,
        ...(note !== '' && { note }),
        ...(handing === 'out' && extras.restMissing && { restMissing: true }),
        ...(tags.length > 0 && { tags: [...tags] }),
      };
      const done = { ticket, handing, bagsCount, at: kept.now() };
      const keep = async (isTried: boolean) => {
        const { code, travellerName, listing } = ticket;
        const stay = kept.day?.today.dropOffs.concat(kept.day.today.pickUps).find((each) => each.code === code);
        const shown = { code, travellerName, zone: listing.zone, phone: stay?.phone ?? null };
        await kept.add({ ...made, kind: handing, deviceAt: done.at, photo: extras.photo, isTried, ...shown });
        setDone({ ...done, waitsAs: id });
      };
      try {
        // What is kept goes in its order: the server must not hear of a later hand-over of the ticket first.
        if (isKept) await keep(false);
        else {
          const send = async () => {
            const hasPhoto = extras.photo !== null && (await sendPhoto(bookingId, extras.photo));
            const photo = hasPhoto ? { photoId: extras.photo?.id } : {};
            await (handing === 'in' ? checkIn : checkOut).mutateAsync({ ...made, ...photo });
          };
          await answerWithin(answerSeconds * 1000, send());
          setDone({ ...done, waitsAs: null });
        }
        requestId.current = null;
      } catch (error) {
        if (!wireFailure(error, '').isUnanswered) refuse(error);
        else {
          reportReach(false);
          await keep(true).then(() => (requestId.current = null), refuse);
        }
      }
      await refresh();
      return isDone;
    },
    takeBack: async ({ ticket: { bookingId }, waitsAs }: Done) => {
      try {
        const isToSend = waitsAs !== null && (await kept.takeBack(waitsAs));
        if (waitsAs === null) await undo.mutateAsync({ bookingId, requestId: newId() });
        setDone(null);
        toast.info(t(isToSend ? 'undoneHere' : 'undone'));
      } catch (error) {
        fail(error);
      }
      await refresh();
    },
  };
}

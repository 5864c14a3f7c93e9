import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { BookingChoice, Choice } from '#shared/partner/opening-schema.ts';
import { newId } from '#web/lib/new-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { type Inputs, type Outputs, trpc } from '#web/lib/trpc.ts';
import type { OwnListing } from '../listings/use-listing.ts';
import { useForPartner } from './for-partner.tsx';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';

type OpeningChange = Inputs['hosting']['affected'];
export type AffectedBooking = Outputs['hosting']['affected']['bookings'][number];
export type PassingBooking = Outputs['hosting']['affected']['passing'][number];
/** What becomes of a booking, and where it is offered to go. */
export type Decision = Omit<BookingChoice, 'bookingId'>;

/** How long a change must stand before the bookings it meets are asked for, in ms. */
const SETTLED_MS = 300;
const MAX_MESSAGES = 50;

interface Options {
  readonly listingId: string;
  /** What is to be new; null while it cannot be saved or nothing differs. */
  readonly change: Omit<OpeningChange, 'listingId'> | null;
  /** What happens to a booking that no one decided about (`ask` where an earlier pick-up can be asked for); null asks for a decision. */
  readonly usual: Choice | null;
  readonly onSaved: () => void;
}

type Saved = Pick<OwnListing, 'rules' | 'maxCapacity'>;

/** The last value that stood for a while. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** A change of opening hours while it is edited: the bookings that it meets, what becomes of each, and the saving. */
export function useOpeningChange({ listingId, change, usual, onSaved }: Options) {
  const t = useTexts('partner');
  const common = useTexts('common');
  const toast = useToast();
  const router = useRouter();
  const utils = trpc.useUtils();
  const [choices, setChoices] = useState<Readonly<Record<string, Decision>>>({});
  /** The bookings that were on the list when it was found to have changed. */
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  const [requestId, setRequestId] = useState(() => newId());
  /** What was saved when the editing began, or was last found to have been saved elsewhere. */
  const [begunFrom, setBegunFrom] = useState<Saved | null>(null);
  const [wasElsewhere, setElsewhere] = useState(false);

  const wanted = useSettled(change === null ? null : JSON.stringify({ ...change, listingId }));
  const asked = wanted === null ? null : (JSON.parse(wanted) as OpeningChange);
  const forPartner = useForPartner();
  const calls = forPartner.isForPartner ? trpc.admin.opening : trpc.hosting;
  const own = forPartner.isForPartner ? trpc.admin.opening : trpc.partner;
  const { data: listing } = own.listing.useQuery({ listingId });
  if (begunFrom === null && listing !== undefined) setBegunFrom(listing);
  const affected = calls.affected.useQuery(asked ?? { listingId }, {
    enabled: asked !== null,
    staleTime: 0,
    placeholderData: (before) => before,
  });
  const isSettled =
    change !== null && wanted === JSON.stringify({ ...change, listingId }) && !affected.isPlaceholderData;
  const bookings = change === null ? [] : (affected.data?.bookings ?? []);
  /** What is asked for as usual where it is possible, else the booking is kept. */
  const usualOf = (bookingId: string, choice: Choice): Choice => {
    const canAsk = bookings.some(({ id, earlierBy }) => id === bookingId && earlierBy !== null);
    return choice === 'ask' && !canAsk ? 'keep' : choice;
  };
  const decisionOf = (bookingId: string): Decision | null => {
    const chosen = choices[bookingId];
    const places = bookings.find(({ id }) => id === bookingId)?.places ?? [];
    // The place that was chosen may be full by now.
    const isGone = chosen?.choice === 'move' && !places.some(({ placeId }) => placeId === chosen.placeId);
    return (isGone ? undefined : chosen) ?? (usual === null ? null : { choice: usualOf(bookingId, usual) });
  };
  const decisions = bookings.flatMap(({ id }) => {
    const decision = decisionOf(id);
    return decision === null ? [] : [{ bookingId: id, ...decision }];
  });
  const undecided = bookings.length - decisions.length;

  const saving = {
    onSuccess: async (listing: Outputs['hosting']['saveOpening']) => {
      setRequestId(newId());
      setBegunFrom(listing);
      setElsewhere(false);
      if (forPartner.isForPartner) {
        utils.admin.opening.listing.setData({ listingId }, listing);
        await Promise.all([utils.admin.listings.invalidate(), utils.admin.opening.affected.invalidate()]);
        onSaved();
        return;
      }
      utils.partner.listing.setData({ listingId }, listing);
      await Promise.all([
        utils.partner.listings.invalidate(),
        utils.hosting.today.invalidate(),
        utils.hosting.week.invalidate(),
        utils.hosting.affected.invalidate(),
      ]);
      onSaved();
      await router.invalidate();
    },
    onError: async (error: unknown) => {
      const failure = wireFailure(error, common('somethingWentWrong'));
      if (!failure.isUnanswered) setRequestId(newId());
      if (failure.key !== 'bookingsAffected') return void toast.error(failure.message);
      setKnown(new Set(bookings.map(({ id }) => id)));
      await affected.refetch();
    },
  };
  const ours = trpc.hosting.saveOpening.useMutation(saving);
  const theirs = trpc.admin.opening.saveOpening.useMutation(saving);

  /** Whether what is edited was saved by another tab or person since; what it is now is not replaced without a word. */
  const isReplacing = async (): Promise<boolean> => {
    const one = forPartner.isForPartner ? utils.admin.opening.listing : utils.partner.listing;
    const saved = await one.fetch({ listingId }, { staleTime: 0 });
    const parts = Object.keys(change ?? {}) as (keyof NonNullable<typeof change>)[];
    const partOf = (of: Saved, part: (typeof parts)[number]) =>
      JSON.stringify(part === 'maxCapacity' ? of.maxCapacity : of.rules[part]);
    const isNew = begunFrom !== null && parts.some((part) => partOf(saved, part) !== partOf(begunFrom, part));
    setBegunFrom(saved);
    setElsewhere(isNew);
    return isNew;
  };

  const apply = async () => {
    if (asked === null || affected.data === undefined || !isSettled || undecided > 0) return;
    if (forPartner.isMissing) return;
    if (await isReplacing().catch(() => false)) return;
    setKnown(null);
    const { reason } = forPartner;
    const wish = { ...asked, requestId, fingerprint: affected.data.fingerprint, choices: decisions };
    if (forPartner.isForPartner) theirs.mutate({ ...wish, reason });
    else ours.mutate(wish);
  };

  return {
    bookings,
    /** Stays that only pass through a new closure. */
    passing: change === null ? [] : (affected.data?.passing ?? []),
    decisionOf,
    choose: (bookingId: string, decision: Decision) => setChoices((before) => ({ ...before, [bookingId]: decision })),
    /** Where nothing is near, a move leaves the booking as it was decided. */
    chooseAll: (choice: Choice) => {
      const chosen: Record<string, Decision> = {};
      for (const { id, places } of bookings) {
        const placeId = choice === 'move' ? places[0]?.placeId : undefined;
        if (choice !== 'move' || placeId !== undefined) chosen[id] = { choice, placeId };
      }
      setChoices((before) => ({ ...before, ...chosen }));
    },
    decisions,
    messagesInput: { ...(asked ?? { listingId }), choices: decisions.slice(0, MAX_MESSAGES) },
    /** It came after the list was shown. */
    isNew: (bookingId: string) => known !== null && !known.has(bookingId),
    undecided,
    /** What cannot be applied yet, in words. */
    obstacle:
      known !== null
        ? t('guardGrew')
        : undecided > 0
          ? t('guardWaits', { count: undecided })
          : forPartner.isMissing && change !== null
            ? t('reasonMissing')
            : wasElsewhere
              ? t('changedElsewhere')
              : null,
    /** Whether the bookings that it meets are known. */
    isKnown: isSettled && affected.isSuccess,
    canApply: isSettled && affected.isSuccess && undecided === 0 && !forPartner.isMissing,
    isSaving: ours.isPending || theirs.isPending,
    apply: () => void apply(),
  };
}

export type OpeningChangeState = ReturnType<typeof useOpeningChange>;

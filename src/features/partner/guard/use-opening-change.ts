import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Choice } from '#shared/partner/opening-schema.ts';
import { useTexts } from '#web/lib/texts.ts';
import { type Inputs, type Outputs, trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';

type OpeningChange = Inputs['hosting']['affected'];
export type AffectedBooking = Outputs['hosting']['affected']['bookings'][number];

/** How long a change must stand before the bookings it meets are asked for, in ms. */
const SETTLED_MS = 300;

interface Options {
  readonly listingId: string;
  /** What is to be new; null while it cannot be saved or nothing differs. */
  readonly change: Omit<OpeningChange, 'listingId'> | null;
  /** What happens to a booking that nobody decided about; null asks for a decision. */
  readonly usual: Choice | null;
  readonly onSaved: () => void;
}

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
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const [hasGrown, setHasGrown] = useState(false);
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());

  const wanted = useSettled(change === null ? null : JSON.stringify({ ...change, listingId }));
  const asked = wanted === null ? null : (JSON.parse(wanted) as OpeningChange);
  const affected = trpc.hosting.affected.useQuery(asked ?? { listingId }, {
    enabled: asked !== null,
    staleTime: 0,
    placeholderData: (before) => before,
  });
  const isSettled =
    change !== null && wanted === JSON.stringify({ ...change, listingId }) && !affected.isPlaceholderData;
  const bookings = change === null ? [] : (affected.data?.bookings ?? []);
  const choiceOf = (bookingId: string): Choice | null => choices[bookingId] ?? usual;
  const undecided = bookings.filter(({ id }) => choiceOf(id) === null).length;

  const save = trpc.hosting.saveOpening.useMutation({
    onSuccess: async (listing) => {
      utils.partner.listing.setData({ listingId }, listing);
      await Promise.all([
        utils.partner.listings.invalidate(),
        utils.hosting.loads.invalidate(),
        utils.hosting.affected.invalidate(),
      ]);
      onSaved();
      await router.invalidate();
    },
    onError: async (error) => {
      const failure = wireFailure(error, common('somethingWentWrong'));
      if (!failure.isUnanswered) setRequestId(crypto.randomUUID());
      if (failure.key !== 'bookingsAffected') return void toast.error(failure.message);
      setHasGrown(true);
      await affected.refetch();
    },
  });

  const apply = () => {
    if (asked === null || affected.data === undefined || !isSettled || undecided > 0) return;
    setHasGrown(false);
    save.mutate({
      ...asked,
      requestId,
      fingerprint: affected.data.fingerprint,
      choices: bookings.map(({ id }) => ({ bookingId: id, choice: choiceOf(id) ?? 'keep' })),
    });
  };

  return {
    bookings,
    choiceOf,
    choose: (bookingId: string, choice: Choice) => setChoices((before) => ({ ...before, [bookingId]: choice })),
    chooseAll: (choice: Choice) => setChoices(Object.fromEntries(bookings.map(({ id }) => [id, choice]))),
    undecided,
    /** What cannot be applied yet, in words. */
    obstacle: hasGrown ? t('guardGrew') : undecided > 0 ? t('guardWaits', { count: undecided }) : null,
    canApply: isSettled && affected.isSuccess && undecided === 0,
    isSaving: save.isPending,
    apply,
  };
}

export type OpeningChangeState = ReturnType<typeof useOpeningChange>;

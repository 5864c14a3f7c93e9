import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Choice } from '#shared/partner/opening-schema.ts';
import { newId } from '#web/lib/new-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { type Inputs, trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import type { OwnListing } from '../listings/use-listing.ts';
import type { DiscountDraft } from '../promotions/discount-draft.ts';
import { storedOf } from '../promotions/discount-draft.ts';

type Opening = Omit<Inputs['hosting']['affected'], 'listingId'>;

interface Wish {
  readonly listings: readonly OwnListing[];
  /** What of a location's opening is to be new; null where nothing is, or it cannot be. */
  readonly openingOf: (listing: OwnListing) => Opening | null;
  readonly discount: DiscountDraft | null;
  /** What becomes of bookings that would meet a closed door. */
  readonly choice: Choice | null;
}

/**
 * One change at several locations: the bookings that it would meet at each, and its saving, location by location; each is
 * saved whole or not at all, and what was refused is shown next to it.
 */
export function useSeveral({ listings, openingOf, discount, choice }: Wish) {
  const common = useTexts('common');
  const utils = trpc.useUtils();
  const router = useRouter();
  const wanted = listings.flatMap((listing) => {
    const change = openingOf(listing);
    return change === null ? [] : [{ listing, change }];
  });
  const found = trpc.useQueries((api) =>
    wanted.map(({ listing, change }) => api.hosting.affected({ listingId: listing.id, ...change }, { staleTime: 0 })),
  );
  const metAt = new Map(wanted.map(({ listing }, index) => [listing.id, found[index]?.data?.bookings.length]));
  const met = [...metAt.values()].reduce((sum: number, count) => sum + (count ?? 0), 0);
  const saveOpening = trpc.hosting.saveOpening.useMutation();
  const saveDiscounts = trpc.partner.saveDiscounts.useMutation();
  const [results, setResults] = useState<ReadonlyMap<string, string | null>>(new Map());
  const [isSaving, setSaving] = useState(false);

  const saveAt = async (listing: OwnListing): Promise<void> => {
    const listingId = listing.id;
    if (discount !== null) {
      await saveDiscounts.mutateAsync({ listingId, discounts: [...listing.discounts, ...storedOf([discount])] });
      return;
    }
    const at = wanted.findIndex((each) => each.listing.id === listingId);
    const [wish, affected] = [wanted[at], found[at]?.data];
    if (wish === undefined || affected === undefined) return;
    await saveOpening.mutateAsync({
      listingId,
      ...wish.change,
      requestId: newId(),
      fingerprint: affected.fingerprint,
      choices: affected.bookings.map(({ id: bookingId }) => ({ bookingId, choice: choice ?? 'keep' })),
    });
  };

  /** Saves it at each; answers the ids of those at which it stands now. */
  const save = async (): Promise<readonly string[]> => {
    setSaving(true);
    const after = new Map(results);
    for (const listing of listings) {
      after.set(
        listing.id,
        await saveAt(listing).then(
          () => null,
          (error: unknown) => wireFailure(error, common('somethingWentWrong')).message,
        ),
      );
      setResults(new Map(after));
    }
    await Promise.all([utils.partner.invalidate(), utils.hosting.invalidate()]);
    setSaving(false);
    await router.invalidate();
    return listings.filter(({ id }) => after.get(id) === null).map(({ id }) => id);
  };

  return {
    /** How many bookings it would meet at a location; undefined while that is asked, or where nothing changes. */
    metAt: (id: string) => metAt.get(id),
    met,
    /** `null` where it was saved, else why it was not. */
    resultOf: (id: string) => results.get(id),
    isKnown: found.every(({ isSuccess }) => isSuccess),
    isSaving,
    save,
  };
}

import { useEffect, useSyncExternalStore } from 'react';
import { getCoupon, setCoupon, takeCouponFrom } from '#web/lib/filter/coupon.ts';
import { getListingToBook, type ListingToBook, setListingToBook } from '#web/lib/filter/listing-to-book.ts';

interface Kept {
  /** `undefined` until the browser's storage was read, `null` when no listing was chosen. */
  readonly chosen?: ListingToBook | null;
  readonly code: string | null;
}

export interface BookingDraft extends Kept {
  change(patch: Partial<Pick<ListingToBook, 'stay' | 'bagsCount'>>): void;
  changeCode(code: string | null): void;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tell = (): void => listeners.forEach((listener) => listener());
const inBrowser = (): string => JSON.stringify({ chosen: getListingToBook(), code: getCoupon() } satisfies Kept);
const onServer = (): string => JSON.stringify({ code: null } satisfies Kept);

/** What this tab is about to book; the server does not know it, so it comes after hydration. */
export function useBookingDraft(): BookingDraft {
  const { chosen, code } = JSON.parse(useSyncExternalStore(subscribe, inBrowser, onServer)) as Kept;

  useEffect(() => {
    takeCouponFrom(window.location.search);
    tell();
  }, []);

  return {
    chosen,
    code,
    change: (patch) => {
      if (!chosen) return;
      setListingToBook({ ...chosen, ...patch });
      tell();
    },
    changeCode: (next) => {
      setCoupon(next);
      tell();
    },
  };
}

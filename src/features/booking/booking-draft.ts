import { useEffect, useSyncExternalStore } from 'react';
import { getCoupon, setCoupon, takeCouponFrom } from '#web/parts/filter/coupon.ts';
import { takeWidgetFrom } from '#web/parts/filter/widget-source.ts';
import { getListingToBook, type ListingToBook, setListingToBook } from '#web/parts/filter/listing-to-book.ts';

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

/**
 * What this tab is about to book: what the address names, which the tab keeps from then on, else what it has kept. The
 * server does not know what is kept, so that comes after hydration.
 */
export function useBookingDraft(linked: ListingToBook | null): BookingDraft {
  const inBrowser = () => JSON.stringify({ chosen: linked ?? getListingToBook(), code: getCoupon() } satisfies Kept);
  const onServer = () => JSON.stringify({ ...(linked && { chosen: linked }), code: null } satisfies Kept);
  const { chosen, code } = JSON.parse(useSyncExternalStore(subscribe, inBrowser, onServer)) as Kept;

  useEffect(() => {
    takeCouponFrom(window.location.search);
    takeWidgetFrom(window.location.search);
    if (linked !== null) setListingToBook(linked);
    tell();
  }, [linked]);

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

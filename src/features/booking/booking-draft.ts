import { useEffect, useState } from 'react';
import { getCoupon, setCoupon, takeCouponFrom } from '#web/lib/filter/coupon.ts';
import { getListingToBook, type ListingToBook, setListingToBook } from '#web/lib/filter/listing-to-book.ts';

export interface BookingDraft {
  /** `undefined` until the browser's storage was read, `null` when no listing was chosen. */
  readonly chosen: ListingToBook | null | undefined;
  readonly code: string | null;
  change(patch: Partial<Pick<ListingToBook, 'stay' | 'bagsCount'>>): void;
  changeCode(code: string | null): void;
}

/** What this tab is about to book; the server does not know it, so it comes after hydration. */
export function useBookingDraft(): BookingDraft {
  const [chosen, setChosen] = useState<ListingToBook | null | undefined>(undefined);
  const [code, setCode] = useState<string | null>(null);

  useEffect(() => {
    takeCouponFrom(window.location.search);
    setChosen(getListingToBook());
    setCode(getCoupon());
  }, []);

  return {
    chosen,
    code,
    change: (patch) => {
      if (!chosen) return;
      const next = { ...chosen, ...patch };
      setListingToBook(next);
      setChosen(next);
    },
    changeCode: (next) => {
      setCoupon(next);
      setCode(getCoupon());
    },
  };
}

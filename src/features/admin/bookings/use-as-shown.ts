import { useEffect, useState } from 'react';
import { trpc } from '#web/lib/trpc.ts';
import type { Booking } from './booking.ts';

/** What decisions about a booking rest on. */
export interface AsShown {
  /** Named by each decision, which is refused once the booking is another. */
  readonly seen: string;
  /** Whether it changed since it was shown: nothing is decided until the reader has taken note. */
  readonly isChanged: boolean;
  /** Takes note of what it is now. */
  readonly takeNote: () => void;
  /** Looks again after an act of one's own, which is no news. */
  readonly lookAgain: () => Promise<void>;
}

/** Holds what was shown of a booking while others may change it. */
export function useAsShown({ code, seen: now }: Booking): AsShown {
  const utils = trpc.useUtils();
  // None while an act of one's own is on its way to be seen.
  const [shown, setShown] = useState<string | null>(now);
  const isChanged = shown !== null && shown !== now;
  useEffect(() => {
    if (isChanged) void utils.admin.bookings.list.invalidate();
  }, [isChanged, utils]);
  return {
    seen: shown ?? now,
    isChanged,
    takeNote: () => setShown(now),
    lookAgain: async () => {
      setShown(null);
      await utils.admin.bookings.invalidate();
      setShown(utils.admin.bookings.get.getData({ booking: code })?.seen ?? now);
    },
  };
}

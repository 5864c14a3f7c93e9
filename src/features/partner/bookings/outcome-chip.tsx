import { ClockAlert, UserX } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import type { HostedBooking } from './use-booking-words.ts';

const looks = {
  late: { word: 'late', icon: ClockAlert },
  leftBehind: { word: 'leftBehind', icon: ClockAlert },
  noShow: { word: 'noShow', icon: UserX },
} as const;

/** What became of a stay otherwise than was booked; nothing where it went as it was booked. */
export function OutcomeChip({ booking: { outcome } }: { readonly booking: HostedBooking }) {
  const t = useTexts('partnerBookings');
  if (outcome === null) return null;
  const { word, icon } = looks[outcome];
  return (
    <Chip tone="danger" icon={icon}>
      {t(word)}
    </Chip>
  );
}

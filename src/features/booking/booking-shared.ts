import type { Outputs } from '#web/lib/trpc.ts';
import type { BookingDraft } from './booking-draft.ts';
import type { ContactData } from './contact-rules.ts';
import type { useBooking } from './use-booking.ts';

export type Viewer = Outputs['accounts']['viewer'];

/** What every step gets. */
export interface StepProps {
  readonly draft: BookingDraft;
  readonly booking: ReturnType<typeof useBooking>;
  readonly viewer: Viewer;
}

export const contactOf = (viewer: NonNullable<Viewer>): ContactData => ({
  email: viewer.email,
  firstName: viewer.firstName,
  lastName: viewer.lastName,
  phoneNumber: viewer.phoneNumber ?? '',
});

/** Why the chosen stay cannot be booked at the listing; `null` when it can, or is not known yet. */
export function obstacle({ draft, booking }: Pick<StepProps, 'draft' | 'booking'>) {
  const listing = booking.listing.data;
  if (!listing || !draft.chosen || booking.listing.stale) return null;
  if (draft.chosen.bagsCount > listing.placesLeft) return 'full' as const;
  return listing.verdict.available ? null : ('closed' as const);
}

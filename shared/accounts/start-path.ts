interface Somebody {
  readonly isPartner: boolean;
  /** How far a partner has come in joining; 0 when that is over. */
  readonly partnerOnboardingStep: number;
}

/** Where a person begins after login: a partner's next step of joining, their dashboard, or a customer's bookings. */
export function startPath({ isPartner, partnerOnboardingStep }: Somebody): string {
  if (!isPartner) return '/orders';
  if (partnerOnboardingStep === 1) return '/dashboard/listings/new';
  return partnerOnboardingStep === 3 ? '/dashboard/payouts' : '/dashboard';
}

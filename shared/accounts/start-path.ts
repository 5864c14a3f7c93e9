interface Person {
  /** What they are as an administrator; null for any other person. */
  readonly adminRole: string | null;
  readonly isPartner: boolean;
  /** How far a partner has come in joining; 0 when that is over. */
  readonly partnerOnboardingStep: number;
}

/** Where a person begins after login: administration, a partner's next step of joining, their dashboard, or a customer's bookings. */
export function startPath({ adminRole, isPartner, partnerOnboardingStep }: Person): string {
  if (adminRole !== null) return '/admin';
  if (!isPartner) return '/orders';
  if (partnerOnboardingStep === 1) return '/dashboard/listings/new';
  return partnerOnboardingStep === 3 ? '/dashboard/payouts' : '/dashboard';
}

interface Ways {
  /** What the person was on the way to. */
  readonly goTo: string | null;
  /** The page they came to the login from. */
  readonly cameFrom: string | null;
}

/** Where a login leads: to what the person was on the way to; who is joining goes on with it; else back where they were. */
export function afterLoginPath(person: Person, { goTo, cameFrom }: Ways): string {
  const isJoining = person.isPartner && person.partnerOnboardingStep > 0;
  return goTo ?? (isJoining ? startPath(person) : (cameFrom ?? startPath(person)));
}

import type { AdminRole } from '../accounts/admin-roles.ts';

/** The places of administration by their addresses, and who works there besides owners. */
export const adminPlaces = {
  '/admin': ['support', 'finance', 'content'],
  '/admin/change-requests': ['support'],
  '/admin/new-locations': ['support'],
  '/admin/messages': ['support'],
  '/admin/bookings': ['support', 'finance'],
  '/admin/claims': ['support', 'finance'],
  '/admin/reviews': ['support'],
  '/admin/listings': ['support', 'finance'],
  '/admin/recruiting': ['support', 'finance'],
  '/admin/people': ['support'],
  '/admin/payouts': ['finance'],
  '/admin/pricing': ['finance'],
  '/admin/coupons': ['support', 'finance'],
  '/admin/pages': ['content'],
  '/admin/jobs': ['support'],
  '/admin/mails': ['support'],
  '/admin/events': ['support', 'finance'],
  '/admin/tokens': [],
  '/admin/audit': [],
} as const satisfies Readonly<Record<string, readonly AdminRole[]>>;

export type AdminPlace = keyof typeof adminPlaces;

/** Whether a person of a role works in what is for owners and these roles. */
export const worksAs = (role: AdminRole, roles: readonly AdminRole[]): boolean =>
  role === 'owner' || roles.includes(role);

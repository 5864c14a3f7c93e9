import type { TokenLevel } from '#shared/accounts/token-schema.ts';
import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import type { Language } from '#shared/messages/text.ts';

/** The signed-in person as every request sees them. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string | null;
  readonly countryOfResidence: string | null;
  readonly language: Language;
  readonly avatarFileId: string | null;
  readonly isPartner: boolean;
  /** `admin` only after the second factor was given; the person who is one without it is a customer until then. */
  readonly role: 'customer' | 'admin';
  /** What they are as an administrator, whether or not the second factor was given; `null` for any other person. */
  readonly adminRole: AdminRole | null;
  readonly confirmed: boolean;
  readonly partnerOnboardingStep: number;
}

export type { TokenLevel };

/** What scripts may be: `reader` only reads, `partner` acts for one partner. */
export const serviceRoles = ['reader', 'support', 'finance', 'partner', 'admin'] as const;
/** Besides these: tasks where the product runs, whose token ends with them. Who works there may do what an owner may. */
export type ServiceRole = (typeof serviceRoles)[number] | 'machine';

/** Who is asking. A visitor may hold a guest session that opens the orders they placed. */
export type Viewer =
  | {
      readonly kind: 'visitor';
      readonly guestSessionId: string | null;
      /** Whether their session is over, or a page of theirs came without one: they may believe to be signed in. */
      readonly sessionEnded?: boolean;
      /** Who has signed in and not yet given the second factor. */
      readonly awaitsSecondFactor?: { readonly userId: string; readonly secret: string } | undefined;
    }
  | {
      readonly kind: 'user';
      readonly user: SessionUser;
      readonly sessionSecret: string;
      /** The session as a REST client names it, to be answered as it came; `null` on the web. */
      readonly restSession: { readonly client: string; readonly goodUntil: Date } | null;
      readonly guestSessionId: string | null;
    }
  | ({ readonly kind: 'service' } & ServiceIdentity);

/** Whose service token it is. */
export interface ServiceIdentity {
  readonly id: string;
  readonly name: string;
  readonly role: ServiceRole;
  /** Of the role `partner`: for whom it acts, and what it may; `null` for any other. */
  readonly acts: { readonly owner: SessionUser; readonly may: TokenLevel } | null;
}

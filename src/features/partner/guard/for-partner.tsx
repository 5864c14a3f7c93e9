import { createContext, type ReactNode, use } from 'react';

/** Why an administrator edits a location for its partner, as far as it is written; `null` for the partner themselves. */
interface ForPartner {
  readonly listingId: string;
  readonly reason: string;
}

const ForPartnerContext = createContext<ForPartner | null>(null);

/** Letters below which a reason says nothing. */
const MIN_REASON = 3;

/** The editors within are an administrator's, who edits for the partner and says why. */
export function EditForPartner({ listingId, reason, children }: ForPartner & { readonly children: ReactNode }) {
  return <ForPartnerContext value={{ listingId, reason }}>{children}</ForPartnerContext>;
}

/** Whether an administrator edits for the partner, why, and whether that is said already. */
export function useForPartner(): {
  readonly isForPartner: boolean;
  /** The location that is edited for them. */
  readonly listingId: string | null;
  readonly reason: string;
  readonly isMissing: boolean;
} {
  const edited = use(ForPartnerContext);
  const reason = edited?.reason.trim() ?? '';
  return {
    isForPartner: edited !== null,
    listingId: edited?.listingId ?? null,
    reason,
    isMissing: edited !== null && reason.length < MIN_REASON,
  };
}

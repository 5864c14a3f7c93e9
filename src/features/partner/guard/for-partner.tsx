import { createContext, type ReactNode, use } from 'react';

/** Why an administrator edits a location for its partner, as far as it is written; `null` for the partner themselves. */
interface ForPartner {
  readonly reason: string;
}

const ForPartnerContext = createContext<ForPartner | null>(null);

/** Letters below which a reason says nothing. */
const MIN_REASON = 3;

/** The editors within are an administrator's, who edits for the partner and says why. */
export function EditForPartner({ reason, children }: ForPartner & { readonly children: ReactNode }) {
  return <ForPartnerContext value={{ reason }}>{children}</ForPartnerContext>;
}

/** Whether an administrator edits for the partner, why, and whether that is said already. */
export function useForPartner(): {
  readonly isForPartner: boolean;
  readonly reason: string;
  readonly isMissing: boolean;
} {
  const edited = use(ForPartnerContext);
  const reason = edited?.reason.trim() ?? '';
  return { isForPartner: edited !== null, reason, isMissing: edited !== null && reason.length < MIN_REASON };
}

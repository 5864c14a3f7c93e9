import { confirmFirst, forbidden, unauthenticated } from '#server/platform/errors/common.errors.ts';
import type { SessionUser, TokenLevel, Viewer } from '#server/platform/sessions/viewer.ts';
import type { OperatorRole } from './operator.ts';

/**
 * For whom an act is:
 * - `anyone`: visitors too;
 * - `key`: who has the secret of a mail, a link or a session, or proves to be its person by what they send;
 * - `order`: the traveller of the order and their guests, which the use case asks by the order;
 * - `self`: signed-in people, about themselves;
 * - `partner`, `confirmedPartner`: partners about what is theirs, which the use case asks by the thing; the second for
 *   what lets others in or tells them of bookings, which would outlive a stranger who has only typed the address;
 * - `counter`: partners and the people of a counter, which the use case asks by the location;
 * - `administration`: administrators and scripts of the `parts`, owners, and tokens `admin`;
 * - `machine`: who works on the machine that the product runs on, in development.
 */
export type Whose =
  | 'anyone'
  | 'key'
  | 'order'
  | 'self'
  | 'partner'
  | 'confirmedPartner'
  | 'counter'
  | 'administration'
  | 'machine';

/** What an act is to a partner's token: to be read, the work of a counter, or a change of a location. */
type TokenUse = 'read' | 'counter' | 'write';

/** What an act asks of who does it. Declared once, with the procedure or the row of REST. */
export interface Act {
  readonly whose: Whose;
  /** Which administrators and scripts it is for, besides owners and tokens `admin`; none where it is theirs alone. */
  readonly parts?: readonly OperatorRole[];
  /** What it is to a partner's token; without a word no token may do it: money, accounts, people, tokens, webhooks. */
  readonly token?: readonly TokenUse[];
  /**
   * Whether an administrator proves once more who they are: for money, roles, exports, and what is gone for good. By the
   * second factor alone (`factor`) where others come in by what is done. A query of these is written down like an act.
   * `given`: the strongest proof that a person's own account has, which the use case asks of the input or the session.
   */
  readonly proof?: 'lately' | 'factor' | 'given';
  /** Whether it may wait for another administrator's yes: always, of some people, or above what one decides alone. */
  readonly second?: true;
  /** Whether the person or the people whom it is about have a mail of it. */
  readonly tells?: true;
}

const mayDo: Readonly<Record<TokenLevel, readonly TokenUse[]>> = {
  read: ['read'],
  counter: ['counter'],
  all: ['read', 'counter', 'write'],
};

/** In whose name a call is made: a partner's token acts for its owner, in what is something to its level only. */
function personBehind(viewer: Viewer, uses: readonly TokenUse[]): SessionUser {
  if (viewer.kind === 'user') return viewer.user;
  if (viewer.kind !== 'service' || viewer.acts === null) throw unauthenticated();
  const { owner, may } = viewer.acts;
  if (!uses.some((use) => mayDo[may].includes(use))) throw forbidden();
  return owner;
}

/**
 * Who does what is for signed-in people, partners or counters; whose thing it is, the use case asks.
 * @throws AppError 401 for a visitor and for scripts that act for no partner, 403 for a token that may not, for who is no
 *   partner where only partners may, and before the address is confirmed where that is asked.
 */
export function personFor(viewer: Viewer, { whose, token = [] }: Pick<Act, 'whose' | 'token'>): SessionUser {
  const person = personBehind(viewer, token);
  if ((whose === 'partner' || whose === 'confirmedPartner') && !person.isPartner) throw forbidden();
  if (whose === 'confirmedPartner' && !person.confirmed) throw confirmFirst();
  return person;
}

/**
 * Whether a row of REST lets a caller come as far as its procedure, which asks the rest.
 * @throws AppError 401 and 403 as above; 403 for a partner's token wherever it acts for a person.
 */
export function requireRowAccess(viewer: Viewer, whose: Whose): void {
  if (whose === 'anyone' || whose === 'order') return;
  const isPartnersToken = viewer.kind === 'service' && viewer.acts !== null;
  if (whose === 'key' && !isPartnersToken) return;
  personFor(viewer, { whose, token: whose === 'partner' ? mayDo.all : [] });
}

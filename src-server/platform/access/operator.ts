import { forbidden, secondFactorNeeded, unauthenticated } from '#server/platform/errors/common.errors.ts';
import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import type { SessionUser, Viewer } from '#server/platform/sessions/viewer.ts';

/** Parts of the work: of administrators, and of tokens; no one but tokens is a `reader`, no token does `content`. */
export type OperatorRole = 'reader' | 'support' | 'finance' | 'content';

/** Who did something, as the audit log names them. */
export interface Actor {
  /** `null` for a service token, which is no one in particular. */
  readonly userId: string | null;
  readonly name: string;
  /** Their part as an administrator; `null` for programs, which have theirs by their token. */
  readonly part: AdminRole | null;
  /** An owner, or a token `admin`. */
  readonly isOwner: boolean;
  /** An owner who is signed in, or who works on the machine that the product runs on; never a program elsewhere. */
  readonly isOwnerInPerson: boolean;
}

/** Roles that do every part: the last is that of tasks on the machine itself. */
const EVERYTHING: readonly string[] = ['owner', 'admin', 'machine'];

const roleOf = (viewer: Viewer): string | null =>
  viewer.kind === 'visitor' ? null : viewer.kind === 'service' ? viewer.role : viewer.user.adminRole;

function hasPart(viewer: Viewer, roles: readonly OperatorRole[]): boolean {
  const role = roleOf(viewer);
  return role !== null && (EVERYTHING.includes(role) || roles.some((each) => each === role));
}

/** Whether a viewer is an administrator, the second factor given, or a script, of one of these roles. */
export const isOperator = (viewer: Viewer, roles: readonly OperatorRole[]): boolean =>
  hasPart(viewer, roles) && (viewer.kind !== 'user' || viewer.user.role === 'admin');

/** Whether the caller acts with more than their own rights: an administrator, the second factor given, or a script. */
export const actsForOthers = ({ viewer }: { readonly viewer: Viewer }): boolean =>
  viewer.kind === 'service' || (viewer.kind === 'user' && viewer.user.role === 'admin');

/** Whether a person is an administrator, whether or not the second factor was given. */
export const isAdministrator = ({ adminRole }: Pick<SessionUser, 'adminRole'>): boolean => adminRole !== null;

/**
 * Who acts as an administrator or script of one of these roles.
 * @throws AppError 401 for visitors, 403 for all who have no such part, and before the second factor was given.
 */
export function operatorOf(viewer: Viewer, roles: readonly OperatorRole[]): Actor {
  if (viewer.kind === 'visitor') throw unauthenticated();
  if (!hasPart(viewer, roles)) throw forbidden();
  if (!isOperator(viewer, roles)) throw secondFactorNeeded();
  const isOwner = EVERYTHING.includes(roleOf(viewer) ?? '');
  if (viewer.kind === 'service')
    return {
      userId: null,
      name: `service:${viewer.name}`,
      part: null,
      isOwner,
      isOwnerInPerson: viewer.role === 'machine',
    };
  const { id: userId, email: name, adminRole: part } = viewer.user;
  return { userId, name, part, isOwner, isOwnerInPerson: isOwner };
}

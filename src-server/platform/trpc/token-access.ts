import { forbidden, unauthenticated } from '#server/platform/errors/common.errors.ts';
import type { SessionUser, TokenLevel, Viewer } from '#server/platform/sessions/viewer.ts';

/** What a procedure is to a partner's token: to be read, the work of a counter, or a change of a location. */
export type TokenUse = 'read' | 'counter' | 'write';

const mayDo: Readonly<Record<TokenLevel, readonly TokenUse[]>> = {
  read: ['read'],
  counter: ['counter'],
  all: ['read', 'counter', 'write'],
};

/**
 * In whose name a call of a person is made. A partner's token acts for its owner, in those procedures that say what they
 * are to tokens, and at its own level only. Money, accounts, people, tokens and webhooks say nothing, so no token
 * reaches them.
 * @throws AppError 401 for a visitor and for scripts that act for nobody, 403 for a token that may not.
 */
export function personBehind(viewer: Viewer, uses: readonly TokenUse[] = []): SessionUser {
  if (viewer.kind === 'user') return viewer.user;
  if (viewer.kind !== 'service' || viewer.acts === null) throw unauthenticated();
  const { owner, may } = viewer.acts;
  if (!uses.some((use) => mayDo[may].includes(use))) throw forbidden();
  return owner;
}

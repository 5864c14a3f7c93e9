import { startPath } from '#shared/accounts/start-path.ts';
import type { Viewer } from '#web/lib/viewer.ts';

/** The hash with which a mailed link leads to the next step, where the dialog says what it confirmed. */
export const confirmedHash = 'confirmed';

/** An address that a mailed link has just confirmed. */
interface Activated {
  readonly email: string;
  readonly isPartner: boolean;
}

/** How a mailed link fares. */
export type Activation =
  | { readonly is: 'loading' }
  | { readonly is: 'done'; readonly activated: Activated }
  | { readonly is: 'failed'; readonly message: string };

type Mode = 'register' | 'checkEmail' | 'loading' | 'confirmInfo' | 'success';

/**
 * In which mode the dialog is: an activation link ends in the details to confirm, or, when it failed, in the way
 * to another mail; without one a visitor registers, and a person known confirms how they are reached.
 */
export function modeOf(activation: Activation | null, viewer: Pick<Viewer, 'isPartner' | 'isConfirmed'> | null): Mode {
  if (activation?.is === 'loading') return 'loading';
  if (activation?.is === 'failed') return 'checkEmail';
  if (activation?.is === 'done') return 'confirmInfo';
  if (viewer === null) return 'register';
  if (!viewer.isPartner) return 'confirmInfo';
  return viewer.isConfirmed ? 'success' : 'checkEmail';
}

/**
 * Where the mailed link of a partner who is signed in leads on to: their next step of joining; `null` where it stays on
 * its page, as another person's does.
 */
export function stepOfLink(
  viewer: Pick<Viewer, 'id' | 'adminRole' | 'isPartner' | 'partnerOnboardingStep'> | null,
  { id, pathname }: { readonly id: string; readonly pathname: string },
): string | null {
  if (viewer?.isPartner !== true || viewer.id !== id || pathname !== '/') return null;
  return startPath(viewer);
}

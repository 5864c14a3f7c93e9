import type { Refusal } from '#shared/availability/verdict.ts';
import { useTexts } from '#web/lib/texts.ts';

/** What the button of a stay that is refused says: 'closed' only where a door is. Needs the area `listing`. */
export function useRefusalButton(): (reason: Refusal['reason'] | undefined) => string {
  const t = useTexts('listing');
  return (reason) => t(reason === 'full' ? 'fullButton' : reason === 'tooFar' ? 'tooFarButton' : 'closedButton');
}

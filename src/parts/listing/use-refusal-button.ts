import type { RefusalReason } from '#shared/availability/verdict.ts';
import { useTexts } from '#web/lib/texts.ts';

/** What the button of a stay that is refused says: 'closed' only where a door is. Needs the area `listing`. */
export function useRefusalButton(): (reason: RefusalReason | undefined) => string {
  const t = useTexts('listing');
  return (reason) => t(reason === undefined ? 'closedButton' : buttons[reason]);
}

const buttons = {
  past: 'closedButton',
  reversed: 'closedButton',
  tooFar: 'tooFarButton',
  notBookable: 'closedButton',
  closurePeriod: 'closedButton',
  closedSpecialSlot: 'closedButton',
  outsideWeeklyHours: 'closedButton',
  noHours: 'closedButton',
  full: 'fullButton',
} as const satisfies Record<RefusalReason, string>;

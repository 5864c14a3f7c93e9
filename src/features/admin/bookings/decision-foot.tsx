import { TicketX, Undo2 } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Keycap } from '../kit/keycap.tsx';
import { PanelFoot } from '../kit/panel.tsx';
import type { Booking } from './booking.ts';
import { useDeciding } from './use-deciding.ts';

/** The buttons that open the form of each act on a booking's money; none while a form is open. */
export function DecisionFoot({ acts }: Pick<Booking, 'acts'>) {
  const t = useTexts('adminBookings');
  const { deciding, decide } = useDeciding();
  if (acts.length === 0 || (deciding !== null && acts.includes(deciding))) return null;
  return (
    <PanelFoot>
      {acts.includes('refund') && (
        <Button variant="secondary" size={40} onClick={() => decide('refund')}>
          <Icon of={Undo2} size={16} /> {t('refundOpen')} <Keycap of="F" />
        </Button>
      )}
      {acts.includes('cancel') && (
        <Button variant="danger" size={40} onClick={() => decide('cancel')}>
          <Icon of={TicketX} size={16} /> {t('cancelOpen')} <Keycap of="X" />
        </Button>
      )}
    </PanelFoot>
  );
}

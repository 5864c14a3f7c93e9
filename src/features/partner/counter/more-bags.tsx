import { Copy } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { QrCode } from '#web/ui/misc/qr-code.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useCopy } from '#web/parts/use-copy.ts';
import styles from './counter.module.css';
import type { CounterTicket } from './ticket.ts';

/** More bags are on the counter than were booked: the traveller changes the booking, by a link to send or to scan. */
export function MoreBags({ ticket: { bookingId, bagsCount } }: { readonly ticket: CounterTicket }) {
  const t = useTexts('counter');
  const copy = useCopy();
  const link = `${location.origin}/orders/${bookingId}?change=true`;
  return (
    <div className={styles.more} role="status">
      <p>{t('atMost', { count: bagsCount })}</p>
      <QrCode text={link} label={t('changeQr')} className={styles.qr} />
      <Button variant="secondary" size={40} onClick={() => void copy(link, t('linkCopied'))}>
        <Icon of={Copy} size={16} />
        {t('copyLink')}
      </Button>
    </div>
  );
}

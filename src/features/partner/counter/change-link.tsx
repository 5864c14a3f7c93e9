import { Copy } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { useCopy } from '#web/parts/use-copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { QrCode } from '#web/ui/misc/qr-code.tsx';
import styles from './counter.module.css';

/** The link by which the traveller changes the booking, to scan or to send. */
export function ChangeLink({ bookingId }: { readonly bookingId: string }) {
  const t = useTexts('counter');
  const copy = useCopy();
  const link = `${location.origin}/orders/${bookingId}?change=true`;
  return (
    <>
      <QrCode text={link} label={t('changeQr')} className={styles.qr} />
      <Button variant="secondary" size={40} onClick={() => void copy(link, t('linkCopied'))}>
        <Icon of={Copy} size={16} />
        {t('copyLink')}
      </Button>
    </>
  );
}

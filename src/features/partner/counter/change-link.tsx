import { Copy } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { useCopy } from '#web/parts/use-copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { QrCode } from '#web/ui/misc/qr-code.tsx';
import styles from './counter.module.css';

/** Where the traveller changes the booking; `now`: with the drop-off moved to now already. */
export const changePath = (bookingId: string, from?: 'now'): string =>
  `/orders/${bookingId}?change=true${from === undefined ? '' : '&from=now'}`;

type ChangeLinkProps = {
  /** On this site. */
  readonly path: string;
  /** What the picture of the code is, for those who do not see it. */
  readonly label: string;
};

/** A link for the traveller's phone, to scan or to send. */
export function ChangeLink({ path, label }: ChangeLinkProps) {
  const t = useTexts('counter');
  const copy = useCopy();
  const link = `${location.origin}${path}`;
  return (
    <>
      <QrCode text={link} label={label} className={styles.qr} />
      <Button variant="secondary" size={40} onClick={() => void copy(link, t('linkCopied'))}>
        <Icon of={Copy} size={16} />
        {t('copyLink')}
      </Button>
    </>
  );
}

import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { QrCode } from '#web/ui/misc/qr-code.tsx';
import styles from './large-code.module.css';

type LargeCodeProps = {
  readonly code: string;
  /** On a phone the code stands at the right of its QR, in place of under it. */
  readonly isRow?: boolean;
};

/** Code and QR for the counter; pressed they fill the screen. */
export function LargeCode({ code, isRow = false }: LargeCodeProps) {
  const t = useTexts('inStore');
  const orders = useTexts('orders');
  const [isLarge, setLarge] = useState(false);
  const picture = orders('qrText', { code });
  return (
    <>
      <button
        type="button"
        className={cx(styles.code, isRow && styles.row)}
        aria-label={t('enlarge', { code })}
        onClick={() => setLarge(true)}
      >
        <span className={styles.qr}>
          <QrCode text={code} label={picture} />
        </span>
        <span className={styles.words}>
          <span className={styles.text}>{code}</span>
          <span className={styles.hint}>{orders('readOut')}</span>
        </span>
      </button>
      <Dialog open={isLarge} onClose={() => setLarge(false)} title={t('codeLarge')} width={640}>
        <div className={styles.large}>
          <QrCode text={code} label={picture} className={styles.whole} />
          <p>{code}</p>
        </div>
      </Dialog>
    </>
  );
}

import { FileText } from 'lucide-react';
import { formatBytes } from '#web/lib/format/bytes.ts';
import { useLocale } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Claim } from './claim.ts';
import styles from './files.module.css';

type ReceiptLinkProps = { readonly bookingId: string; readonly receipt: NonNullable<Claim['receipt']> };

/** The receipt of a claim that was sent, to be kept by its reader. */
export function ReceiptLink({ bookingId, receipt }: ReceiptLinkProps) {
  const locale = useLocale();
  return (
    <p className={styles.kept}>
      <Icon of={FileText} size={18} />
      <a href={`/orders/${bookingId}/claim/receipt`} download>
        {receipt.name}
      </a>
      <span className={styles.soft}>{formatBytes(receipt.bytes, locale)}</span>
    </p>
  );
}

import { FileText, X } from 'lucide-react';
import { useRef } from 'react';
import { formatBytes } from '#web/lib/format/bytes.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import type { ClaimOfOrder } from './claim.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useUploads } from './use-uploads.ts';
import styles from './files.module.css';

/** The paper that says what it costs: a PDF or a picture, one at a time; sent while the claim is written. */
export function ClaimReceipt({ order: { bookingId, receipt } }: { readonly order: ClaimOfOrder }) {
  const t = useTexts('claims');
  const locale = useLocale();
  const toast = useToast();
  /** The button that took it off is gone: the focus goes on at the field. */
  const wasDropped = useRef(false);
  const utils = trpc.useUtils();
  const { uploads, add, send, leaveOut } = useUploads(
    () => `/uploads/claim-receipt/${bookingId}`,
    () => void utils.claims.ofOrder.invalidate({ bookingId }),
  );
  const drop = trpc.claims.dropReceipt.useMutation({
    onSuccess: (found) => {
      wasDropped.current = true;
      utils.claims.ofOrder.setData({ bookingId }, found);
    },
    onError: ({ message }) => toast.error(message),
  });
  const [upload] = uploads;
  if (upload !== undefined)
    return (
      <div className={styles.receipt}>
        <UploadProgress upload={upload} onAgain={() => send(upload)} onLeaveOut={() => leaveOut(upload.id)} />
      </div>
    );
  if (receipt !== null)
    return (
      <div className={styles.receipt}>
        <Icon of={FileText} size={20} />
        <span className={styles.name}>{receipt.name}</span>
        <span className={styles.soft}>{formatBytes(receipt.bytes, locale)}</span>
        <IconButton icon={X} label={t('dropReceipt')} onClick={() => drop.mutate({ bookingId })} />
      </div>
    );
  return (
    <label className={styles.receipt}>
      <input
        ref={(input) => {
          if (wasDropped.current) input?.focus();
          wasDropped.current = false;
        }}
        type="file"
        accept="image/*,application/pdf"
        className="sr-only"
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Icon of={FileText} size={20} />
      <span>{t('addReceipt')}</span>
    </label>
  );
}

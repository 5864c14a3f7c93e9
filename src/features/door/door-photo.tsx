import { Camera } from 'lucide-react';
import { useState } from 'react';
import { sendFile } from '#web/lib/send-file.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import type { Door, DoorReport } from './door.ts';
import styles from './door-photo.module.css';

/** A picture of the door, which helps to decide and need not be: sent once, while the report is not settled. */
export function DoorPhoto({ door, report }: { readonly door: Door; readonly report: DoorReport }) {
  const t = useTexts('door');
  const utils = trpc.useUtils();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (report.hasPhoto)
    return (
      <img
        src={`/orders/${report.bookingId}/door/photos/${report.id}`}
        alt={t('photoOfDoor')}
        className={styles.photo}
      />
    );
  if (report.verdict !== null) return null;
  const send = async (file: File | undefined) => {
    if (file === undefined) return;
    setSending(true);
    setFailure(null);
    try {
      await sendFile(`/uploads/door-photo/${door.currentBookingId}`, file, () => {});
      await utils.doors.ofOrder.invalidate();
    } catch (error) {
      setFailure(error instanceof Error && error.message !== '' ? error.message : t('failed'));
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <label className={styles.add} aria-busy={isSending}>
        <input
          type="file"
          accept="image/*"
          capture="environment"
          className="sr-only"
          disabled={isSending}
          onChange={({ target }) => {
            void send(target.files?.[0]);
            target.value = '';
          }}
        />
        <Icon of={Camera} size={20} />
        <span>
          <strong>{t(isSending ? 'photoGoes' : 'photoAdd')}</strong>
          <span className={styles.soft}>{t('photoWho')}</span>
        </span>
      </label>
      {failure !== null && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
    </>
  );
}

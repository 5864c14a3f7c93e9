import { Camera } from 'lucide-react';
import { useState } from 'react';
import { claimPhotosMax } from '#shared/claims/claim-rules.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import styles from './claims.module.css';

type ClaimPhotosProps = {
  readonly bookingId: string;
  /** Ids of pictures that are shown elsewhere already. */
  readonly kept: readonly string[];
  /** Ids of those that were added here. */
  readonly added: readonly string[];
  readonly onAdd: (id: string) => void;
  /** Without a card of its own. */
  readonly bare?: boolean;
};

/** Pictures that go with a claim; they are sent while it is written, and until it is decided. */
export function ClaimPhotos({ bookingId, kept, added, onAdd, bare = false }: ClaimPhotosProps) {
  const t = useTexts('claims');
  const toast = useToast();
  const [isSending, setSending] = useState(false);
  const add = async (files: readonly File[]) => {
    setSending(true);
    for (const file of files) {
      const id = crypto.randomUUID();
      const body = new FormData();
      body.append('file', file);
      const answer = await fetch(`/uploads/claim-photo/${bookingId}/${id}`, { method: 'POST', body }).catch(() => null);
      if (answer?.ok === true) onAdd(id);
      else toast.error(t('photoFailed'));
    }
    setSending(false);
  };
  const content = (
    <fieldset>
      <legend className={styles.label}>{t('pictures')}</legend>
      <div className={styles.photos}>
        {added.map((id) => (
          <img key={id} src={`/orders/${bookingId}/claim/photos/${id}`} alt={t('picture')} className={styles.photo} />
        ))}
        {kept.length + added.length < claimPhotosMax && (
          <label className={styles.add} aria-busy={isSending || undefined}>
            <input
              type="file"
              accept="image/*"
              multiple
              className="sr-only"
              disabled={isSending}
              onChange={({ target }) => {
                void add([...(target.files ?? [])]);
                target.value = '';
              }}
            />
            <Icon of={Camera} size={22} />
            <span>{t(isSending ? 'sending' : 'addPicture')}</span>
          </label>
        )}
      </div>
    </fieldset>
  );
  return bare ? content : <Card>{content}</Card>;
}

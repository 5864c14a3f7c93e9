import { Camera } from 'lucide-react';
import { claimPhotosMax } from '#shared/claims/claim-rules.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { ClaimPhoto } from './claim-photo.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useUploads } from './use-uploads.ts';
import styles from './files.module.css';

type ClaimPhotosProps = {
  readonly bookingId: string;
  /** Ids of pictures that are shown elsewhere already. */
  readonly kept: readonly string[];
  /** Ids of those that were added here. */
  readonly added: readonly string[];
  readonly onAdd: (id: string) => void;
  /** Nothing where they stay. */
  readonly onDrop?: ((id: string) => void) | undefined;
  /** Without a card of its own. */
  readonly bare?: boolean;
};

/** Pictures that go with a claim; they are sent while it is written, and until it is decided. */
export function ClaimPhotos({ bookingId, kept, added, onAdd, onDrop, bare = false }: ClaimPhotosProps) {
  const t = useTexts('claims');
  const { uploads, add, send, leaveOut } = useUploads((id) => `/uploads/claim-photo/${bookingId}/${id}`, onAdd);
  const room = claimPhotosMax - kept.length - added.length - uploads.length;
  const content = (
    <fieldset>
      <legend className={styles.label}>{t('pictures')}</legend>
      <div className={styles.photos}>
        {added.map((id) => (
          <ClaimPhoto key={id} bookingId={bookingId} id={id} onDropped={onDrop} />
        ))}
        {uploads.map((upload) => (
          <UploadProgress
            key={upload.id}
            upload={upload}
            onAgain={() => send(upload)}
            onLeaveOut={() => leaveOut(upload.id)}
          />
        ))}
        {room > 0 && (
          <label className={styles.add}>
            <input
              type="file"
              accept="image/*"
              multiple
              className="sr-only"
              onChange={({ target }) => {
                add([...(target.files ?? [])].slice(0, room));
                target.value = '';
              }}
            />
            <Icon of={Camera} size={22} />
            <span>{t('addPicture')}</span>
          </label>
        )}
      </div>
    </fieldset>
  );
  return bare ? content : <Card>{content}</Card>;
}

import { fullName } from '#shared/contact/full-name.ts';
import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import type { Viewer } from '#web/lib/viewer.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Avatar } from '#web/ui/misc/avatar.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { uploadPicture } from './upload-picture.ts';
import styles from './settings.module.css';

/** The person's picture, which a click replaces, with name and address. */
export function UserCard({ viewer }: { readonly viewer: Viewer }) {
  const t = useTexts('accounts');
  const toast = useToast();
  const utils = trpc.useUtils();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const name = fullName(viewer);
  const [account, host] = viewer.email.split('@');

  const upload = async (file: File | undefined) => {
    if (file === undefined) return;
    setIsBusy(true);
    try {
      const { avatarUrl } = await uploadPicture<{ avatarUrl: string }>('/uploads/avatar', file);
      utils.accounts.viewer.setData(undefined, (now) => (now ? { ...now, avatarUrl } : now));
      toast.info(t('imageUploaded'));
    } catch {
      toast.error(t('imageFailed'));
    } finally {
      setIsBusy(false);
      if (input.current) input.current.value = '';
    }
  };

  return (
    <Card className={styles.user}>
      <button
        type="button"
        className={styles.avatar}
        aria-label={t('changePhoto')}
        aria-busy={isBusy || undefined}
        onClick={() => input.current?.click()}
      >
        <Avatar name={name} src={viewer.avatarUrl} size={96} />
        <span className={styles.camera}>
          <Icon of={Camera} />
        </span>
      </button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        className="sr-only"
        tabIndex={-1}
        aria-hidden
        onChange={(event) => void upload(event.target.files?.[0])}
      />
      <div className={styles.userWords}>
        <p className={styles.userName}>{name}</p>
        <p className={styles.soft}>
          {account}
          <wbr />@{host}
        </p>
        <p role="status" className={styles.soft}>
          {isBusy && t('uploading')}
        </p>
      </div>
    </Card>
  );
}

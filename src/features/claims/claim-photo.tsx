import { X } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import styles from './files.module.css';

interface ClaimPhotoProps {
  readonly bookingId: string;
  readonly id: string;
  /** Nothing where it stays: a person has answered. */
  readonly onDropped?: ((id: string) => void) | undefined;
}

/** A picture of a claim, large in a tab of its own; its sender takes it off again. */
export function ClaimPhoto({ bookingId, id, onDropped }: ClaimPhotoProps) {
  const t = useTexts('claims');
  const toast = useToast();
  const utils = trpc.useUtils();
  const drop = trpc.claims.dropPhoto.useMutation({
    onSuccess: (found) => {
      utils.claims.ofOrder.setData({ bookingId }, found);
      onDropped?.(id);
    },
    onError: ({ message }) => toast.error(message),
  });
  const address = `/orders/${bookingId}/claim/photos/${id}`;
  return (
    <span className={styles.kept}>
      <a href={address} target="_blank" rel="noreferrer">
        <img src={address} alt={t('picture')} className={styles.photo} />
      </a>
      {onDropped !== undefined && (
        <IconButton
          icon={X}
          iconSize={16}
          label={t('dropPicture')}
          className={styles.drop}
          disabled={drop.isPending}
          onClick={() => drop.mutate({ bookingId, photoId: id })}
        />
      )}
    </span>
  );
}

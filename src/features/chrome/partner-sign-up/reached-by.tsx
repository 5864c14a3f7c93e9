import { fullName } from '#shared/contact/full-name.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { Viewer } from '#web/lib/viewer.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { GoOn } from './go-on.tsx';
import styles from './sign-up-modal.module.css';

interface ReachedByProps {
  readonly viewer: Viewer;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** How a partner is reached, as they said it, with the way on and the way to change it. */
export function ReachedBy({ viewer, onEdit, onClose }: ReachedByProps) {
  const t = useTexts('partnerSignUp');
  return (
    <div className={styles.form}>
      <p className={styles.lead}>{t('confirmText')}</p>
      <p className={styles.known}>
        <strong>{fullName(viewer)}</strong>
        <span>{viewer.phoneNumber}</span>
        <span>{viewer.email}</span>
      </p>
      <GoOn onClose={onClose} />
      <LinkButton size={44} className={styles.centre} onClick={onEdit}>
        {t('changeDetails')}
      </LinkButton>
    </div>
  );
}

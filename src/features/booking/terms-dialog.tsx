import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import styles from './terms.module.css';
import { TermsText } from './terms-text.tsx';

export type TermsDialogProps = {
  readonly open: boolean;
  readonly onAccept: () => void;
  readonly onClose: () => void;
};

/** The terms over the whole screen; reading them to the end is not needed to accept. */
export function TermsDialog({ open, onAccept, onClose }: TermsDialogProps) {
  const t = useTexts('booking');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('termsTitle')}
      className={styles.full}
      width={100_000}
      foot={
        <div className={styles.foot}>
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
          <Button onClick={onAccept}>{t('acceptAndClose')}</Button>
        </div>
      }
    >
      <TermsText />
    </Dialog>
  );
}

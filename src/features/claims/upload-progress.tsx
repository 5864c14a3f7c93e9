import { numbersOf } from '#shared/money/format-money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import type { Upload } from './use-uploads.ts';
import styles from './files.module.css';

interface UploadProgressProps {
  readonly upload: Upload;
  readonly onAgain: () => void;
  readonly onLeaveOut: () => void;
}

/** A file on its way with how far it is, or what can be done about one that did not arrive. */
export function UploadProgress({ upload: { file, done, failure }, onAgain, onLeaveOut }: UploadProgressProps) {
  const t = useTexts('claims');
  const locale = useLocale();
  const name = <span className={styles.name}>{file.name.replace(/\.\w+$/, '')}</span>;
  if (failure === null)
    return (
      <div className={styles.upload}>
        {name}
        <progress aria-label={t('sendingOf', { name: file.name })} max={1} value={done} />
        <span className={styles.soft}>{done.toLocaleString(numbersOf(locale), { style: 'percent' })}</span>
      </div>
    );
  return (
    <div className={styles.upload} role="alert">
      {name}
      <span className={styles.failed}>{t('notSent')}</span>
      {failure !== '' && <span className={styles.soft}>{failure}</span>}
      <span className={styles.choices}>
        <Button variant="quiet" size={32} onClick={onAgain}>
          {t('sendAgain')}
        </Button>
        <Button variant="quiet" size={32} onClick={onLeaveOut}>
          {t('leaveOut')}
        </Button>
      </span>
    </div>
  );
}

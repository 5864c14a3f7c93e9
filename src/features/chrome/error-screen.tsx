import { useRouter } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { isMissingFile, isSiteThere } from '#web/lib/late/missing-file.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './screens.module.css';

/** What happened, what was kept, one button. */
export function ErrorScreen({ error, reset }: { readonly error?: unknown; readonly reset?: () => void }) {
  const t = useTexts('common');
  const router = useRouter();
  const [isTrying, setIsTrying] = useState(false);
  const again = async () => {
    setIsTrying(true);
    if (!isMissingFile(error)) {
      await router.invalidate();
      reset?.();
    } else if (await isSiteThere()) {
      // It is not asked for again until the page is loaded anew.
      return location.reload();
    }
    setIsTrying(false);
  };
  return (
    <div className={styles.screen} role="alert">
      <Icon of={TriangleAlert} size={40} className={styles.sign} />
      <h1>{t('errorTitle')}</h1>
      <p className={styles.text}>{t('errorText')}</p>
      <Button size={48} busy={isTrying} busyLabel={t('pleaseWait')} onClick={() => void again()}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}

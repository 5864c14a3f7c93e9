import { useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { useTexts } from '../texts.ts';

/** Says that a part of the page did not come, and asks for it again. */
export function LateNotice({ again }: { readonly again: () => Promise<void> }) {
  const t = useTexts('common');
  const [isTrying, setIsTrying] = useState(false);
  const ask = async () => {
    setIsTrying(true);
    await again();
    setIsTrying(false);
  };
  return (
    <Notice
      tone="danger"
      live
      action={
        <Button variant="secondary" busy={isTrying} busyLabel={t('pleaseWait')} onClick={() => void ask()}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t('partMissing')}
    </Notice>
  );
}

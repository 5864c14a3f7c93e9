import { useState } from 'react';
import { Scene } from '#web/drawings/scene.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { ResendConfirmation, useOwnClock } from '#web/parts/resend-confirmation.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { GoOn } from './go-on.tsx';
import styles from './sign-up-modal.module.css';

interface CheckEmailProps {
  /** Why a link did not do. */
  readonly failure: string | null;
  readonly onClose: () => void;
}

/** Where the link went that confirms the address, and the way on meanwhile. */
export function CheckEmail({ failure, onClose }: CheckEmailProps) {
  const t = useTexts('partnerSignUp');
  const words = useTexts('accounts');
  const clock = useOwnClock();
  const viewer = useViewer();
  const [again, setAgain] = useState<string | null>(null);
  if (viewer === null) return null;
  return (
    <div className={styles.form}>
      {failure === null ? (
        <>
          <div className={styles.picture}>
            <Scene name="letter" width={384} height={250} />
          </div>
          <p>
            {t('checkText', { email: viewer.email })} {viewer.partnerOnboardingStep > 0 && t('checkNext')}
          </p>
        </>
      ) : (
        <Notice tone="danger" live title={t('linkFailed')}>
          {failure}
        </Notice>
      )}
      <GoOn onClose={onClose} />
      <div className={styles.again}>
        <ResendConfirmation onSent={setAgain} />
        <p role="status" className={styles.small}>
          {again !== null && words('sentAgainAt', { time: clock(again) })}
        </p>
      </div>
    </div>
  );
}

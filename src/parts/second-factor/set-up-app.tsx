import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { CopyButton } from '#web/ui/code/copy-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { QrCode } from '#web/ui/misc/qr-code.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { Digits } from './digits.tsx';
import styles from './second-factor.module.css';

interface SetUpAppProps {
  /** Told the recovery codes once the app is set up. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** A codes app is set up: its secret as a picture and as text, and its first six digits. */
export function SetUpApp({ onCodes }: SetUpAppProps) {
  const t = useTexts('secondFactor');
  const [isSet, setIsSet] = useState(false);
  const { mutate, data, error } = trpc.secondFactor.begin.useMutation();
  const confirm = trpc.secondFactor.confirm.useMutation();
  useEffect(() => mutate(), [mutate]);
  if (error !== null) {
    return (
      <Notice tone="danger" live>
        {error.data?.key === 'proveAgain' ? t('beginAgain') : error.message}
      </Notice>
    );
  }
  if (data === undefined) return <Skeleton height={168} />;
  return (
    <div className={styles.app}>
      <QrCode text={data.address} label={t('qrLabel')} className={styles.qr} />
      <div className={styles.type}>
        <p>{t('scanIt')}</p>
        <p className={styles.secret}>
          <code aria-label={t('secret')}>{data.secret}</code>
          <CopyButton bare text={data.secret.replaceAll(' ', '')} label={t('copy')} doneLabel={t('copied')} />
        </p>
        <Digits
          label={t('thenDigits')}
          mayRecover={false}
          isDone={isSet}
          onCode={async (code) => {
            const { codes } = await confirm.mutateAsync({ code });
            setIsSet(true);
            onCodes(codes);
          }}
        />
        {isSet && (
          <p className={styles.right}>
            <Icon of={CircleCheck} size={18} />
            {t('right')}
          </p>
        )}
      </div>
    </div>
  );
}

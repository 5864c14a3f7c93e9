import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { Notice } from '#web/ui/message/notice.tsx';
import { ResendConfirmation, useOwnClock } from './resend-confirmation.tsx';
import styles from './unconfirmed-notice.module.css';

/** Says that the address is not confirmed, when the link was sent, and sends it again. Needs the area `accounts`. */
export function UnconfirmedNotice({ className }: { readonly className?: string | undefined }) {
  const t = useTexts('accounts');
  const clock = useOwnClock();
  const viewer = useViewer();
  const { data } = trpc.accounts.confirmation.useQuery();
  const [again, setAgain] = useState<string | null>(null);
  const email = viewer?.email ?? '';
  const first = data?.sentAt ?? null;
  return (
    <Notice icon={Mail} className={className} title={t('unconfirmed')}>
      <p>
        {first === null ? t('sentTo', { email }) : t('sentToAt', { email, time: clock(first) })} {t('linkWorks')}
      </p>
      <div className={styles.again}>
        <ResendConfirmation onSent={setAgain} />
        <p role="status">{again !== null && t('sentAgainAt', { time: clock(again) })}</p>
      </div>
    </Notice>
  );
}

import { Check, ShieldCheck } from 'lucide-react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useSite, type Viewer } from '#web/lib/viewer.ts';
import { Digits } from '#web/parts/second-factor/digits.tsx';
import { RecoveryTicket } from '#web/parts/second-factor/recovery-ticket.tsx';
import { SetUpApp } from '#web/parts/second-factor/set-up-app.tsx';
import { useSignOut } from '#web/parts/use-sign-out.ts';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Logo } from '#web/ui/misc/logo.tsx';
import styles from './lock-page.module.css';

interface LockPageProps {
  readonly viewer: Viewer;
  /** Where it goes on to. */
  readonly to: string;
}

/** The door of administration: the second factor is given, and set up the first time. */
export function LockPage({ viewer, to }: LockPageProps) {
  const t = useTexts('admin');
  const words = useTexts('secondFactor');
  const router = useRouter();
  const utils = trpc.useUtils();
  const [{ setAt }] = trpc.secondFactor.state.useSuspenseQuery(undefined, { staleTime: Infinity });
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { mutateAsync: answer } = trpc.secondFactor.answer.useMutation();
  const goOn = async () => {
    await utils.accounts.viewer.invalidate();
    await utils.accounts.viewer.fetch();
    await router.navigate({ href: to, replace: true });
  };
  const isNew = setAt === null;
  return (
    <div className={styles.page}>
      <LockBar email={viewer.email} />
      <div className={cx(styles.body, codes !== null && styles.wide)}>
        <header className={styles.head}>
          <h1>{t('lockTitle')}</h1>
          <p>{t(isNew ? 'lockLeadNew' : 'lockLead')}</p>
        </header>
        <div className={styles.steps}>
          <section className={styles.step}>
            <span className={cx(styles.disc, styles.done)}>
              <Icon of={Check} size={16} />
            </span>
            <div>
              <h2>{words('password')}</h2>
              <p className={styles.soft}>{t('lockPassword')}</p>
            </div>
          </section>
          <section className={styles.step}>
            <span className={cx(styles.disc, codes === null ? styles.now : styles.done)}>
              {codes === null ? '2' : <Icon of={Check} size={16} />}
            </span>
            <div>
              <h2>{words('title')}</h2>
              <div className={styles.inner}>
                {isNew ? (
                  <SetUpApp onCodes={setCodes} />
                ) : (
                  <Digits
                    onCode={async (code) => {
                      await answer({ code });
                      await goOn();
                    }}
                  />
                )}
              </div>
            </div>
          </section>
          {isNew && (
            <section className={styles.step}>
              <span className={cx(styles.disc, codes === null ? styles.later : styles.now)}>3</span>
              <div>
                <h2>{words('recoveryTitle')}</h2>
                <p className={styles.soft}>{t('lockRecovery')}</p>
              </div>
            </section>
          )}
          <p className={styles.note}>
            <Icon of={ShieldCheck} size={18} />
            {t('lockAsked')}
          </p>
        </div>
        {codes !== null && (
          <RecoveryTicket email={viewer.email} codes={codes} goOn={t('goToConsole')} onDone={() => void goOn()} />
        )}
      </div>
    </div>
  );
}

function LockBar({ email }: { readonly email: string }) {
  const t = useTexts('admin');
  const common = useTexts('common');
  const { name } = useSite();
  const signOut = useSignOut();
  return (
    <header className={styles.bar} data-print="hide">
      <span className={styles.home}>
        <Logo name={name} />
        <span className={styles.soft}>{t('admin')}</span>
      </span>
      <span className={styles.who}>
        <span className={styles.soft}>{t('signedInAs', { email })}</span>
        <Button variant="secondary" size={40} onClick={() => signOut.mutate()}>
          {common('signOut')}
        </Button>
      </span>
    </header>
  );
}

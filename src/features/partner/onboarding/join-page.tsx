import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { SubscribeForm } from '#web/parts/subscribe/subscribe-form.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { type Country, JoinForm } from './join-form.tsx';
import { JoinTicket } from './join-ticket.tsx';
import { OnboardingShell } from './onboarding-shell.tsx';
import styles from './join.module.css';

interface JoinPageProps {
  readonly countries: readonly Country[];
  /** The page of the second step. */
  readonly next: string;
}

export function JoinPage({ countries, next }: JoinPageProps) {
  const t = useTexts('join');
  // Who came stays who fills the form in, also when it has just made a person of them.
  const [viewer] = useState(useViewer());
  const [isElsewhere, setElsewhere] = useState(false);
  return (
    <OnboardingShell step={0}>
      <div className={styles.page}>
        <div>
          <h1 className={styles.title}>{t(viewer?.isPartner === true ? 'titleEdit' : 'title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <JoinForm viewer={viewer} countries={countries} next={next} />
          {viewer?.isPartner !== true && (
            <div className={styles.elsewhere}>
              {isElsewhere ? (
                <>
                  <p>{t('elsewhereText')}</p>
                  <SubscribeForm />
                </>
              ) : (
                <LinkButton strong onClick={() => setElsewhere(true)}>
                  {t('elsewhere')}
                </LinkButton>
              )}
            </div>
          )}
        </div>
        <JoinTicket />
      </div>
    </OnboardingShell>
  );
}

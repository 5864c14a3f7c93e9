import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { useViewer } from '#web/lib/viewer.ts';
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
  return (
    <OnboardingShell step={0}>
      <div className={styles.page}>
        <div>
          <h1 className={styles.title}>{t(viewer?.isPartner === true ? 'titleEdit' : 'title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <JoinForm viewer={viewer} countries={countries} next={next} />
        </div>
        <JoinTicket />
      </div>
    </OnboardingShell>
  );
}

import type { ReactNode } from 'react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { useSite, useViewer } from '#web/lib/viewer.ts';
import { LanguageMenu } from '#web/parts/language-menu.tsx';
import { Logo } from '#web/ui/misc/logo.tsx';
import { Perforation } from './perforation.tsx';
import { SignOutLink } from './sign-out-link.tsx';
import styles from './onboarding-shell.module.css';

interface OnboardingShellProps {
  /** 0 join, 1 location, 2 hours, 3 payouts; all done is 4. */
  readonly step: 0 | 1 | 2 | 3 | 4;
  /** Where done steps lead, by their number. */
  readonly links?: Readonly<Partial<Record<number, string>>> | undefined;
  readonly children: ReactNode;
}

/** The frame of joining: a head with the four steps, and no bars. Needs the area `join`. */
export function OnboardingShell({ step, links = {}, children }: OnboardingShellProps) {
  const t = useTexts('join');
  const site = useSite();
  const viewer = useViewer();
  return (
    <div className={styles.shell}>
      <header className={styles.head}>
        <AppLink to="/" className={styles.home}>
          <Logo name={site.name} />
        </AppLink>
        <Perforation step={step} links={links} />
        <div className={styles.end}>
          <LanguageMenu side="down" look="sign" />
          {viewer === null ? (
            <AppLink to="/login" className={styles.wideLink}>
              {t('haveAccount')}
            </AppLink>
          ) : (
            <SignOutLink />
          )}
        </div>
      </header>
      <div className={styles.body}>{children}</div>
    </div>
  );
}

import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { useSite } from '#web/lib/viewer.ts';
import { useSignOut } from '#web/parts/use-sign-out.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Logo } from '#web/ui/misc/logo.tsx';
import { UnreadCount } from '../shell/unread-count.tsx';
import styles from './staff.module.css';

/** What surrounds the pages of people who were invited to a counter: the way home, to the messages, and out. */
export function StaffFrame({ children }: { readonly children: ReactNode }) {
  const partner = useTexts('partner');
  const common = useTexts('common');
  const site = useSite();
  const signOut = useSignOut();
  return (
    <div className={styles.home}>
      <header className={styles.homeHead}>
        <AppLink to="/dashboard" className={styles.homeLink}>
          <Logo name={site.name} />
        </AppLink>
        <nav className={styles.homeWays} aria-label={partner('navLabel')}>
          <AppLink to="/dashboard/messages" className={buttonClass({ variant: 'quiet' })}>
            {partner('barMessages')}
            <UnreadCount />
          </AppLink>
          <Button variant="quiet" onClick={() => signOut.mutate()}>
            <Icon of={LogOut} size={18} />
            {common('signOut')}
          </Button>
        </nav>
      </header>
      {children}
    </div>
  );
}

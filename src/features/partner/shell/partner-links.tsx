import { fullName } from '#shared/contact/full-name.ts';
import { LifeBuoy, LogOut, Megaphone } from 'lucide-react';
import { SupportButton } from '#web/parts/support-button.tsx';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useSignOut } from '#web/parts/use-sign-out.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { Viewer } from '#web/lib/viewer.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Avatar } from '#web/ui/misc/avatar.tsx';
import { isHere, railEntries, wayTo } from './partner-nav.ts';
import styles from './partner-links.module.css';
import { UnreadCount } from './unread-count.tsx';

type PartnerLinksProps = { readonly pathname: string; readonly viewer: Viewer };

/** All ways through the dashboard, who is signed in, and the way out: the rail's and the drawer's content. */
export function PartnerLinks({ pathname, viewer }: PartnerLinksProps) {
  const t = useTexts('partner');
  const common = useTexts('common');
  const signOut = useSignOut();
  const name = fullName(viewer);
  return (
    <>
      <nav aria-label={t('navLabel')}>
        <ul className={styles.list}>
          {railEntries.map(({ to, icon, words }) => (
            <li key={to}>
              <AppLink
                to={wayTo(to, viewer)}
                className={styles.entry}
                aria-current={isHere(to, pathname) ? 'page' : undefined}
              >
                <Icon of={icon} size={18} />
                {t(words)}
                {words === 'navMessages' && <UnreadCount />}
              </AppLink>
            </li>
          ))}
          <li>
            <button type="button" className={styles.entry} aria-disabled title={t('navPromoteOff')}>
              <Icon of={Megaphone} size={18} />
              {t('navPromote')}
            </button>
          </li>
          <li className={styles.support}>
            <Icon of={LifeBuoy} size={18} />
            <SupportButton className={styles.entry} caps />
          </li>
        </ul>
      </nav>
      <div className={styles.person}>
        <AppLink to="/dashboard/profile/edit" className={styles.profile}>
          <Avatar name={name} src={viewer.avatarUrl} size={40} />
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            <span className={styles.soft}>{t('editProfile')}</span>
          </span>
        </AppLink>
        <button type="button" className={styles.out} onClick={() => signOut.mutate()}>
          <Icon of={LogOut} size={18} />
          {common('signOut')}
        </button>
      </div>
    </>
  );
}

import { Menu as MenuIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { BottomBar } from '#web/parts/bottom-bar/bottom-bar.tsx';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { useSite, type Viewer } from '#web/lib/viewer.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Drawer } from '#web/ui/dialog/drawer.tsx';
import { Logo } from '#web/ui/misc/logo.tsx';
import { PartnerLinks } from './partner-links.tsx';
import { barEntries, isEditor, isHere, wayTo } from './partner-nav.ts';
import styles from './partner-shell.module.css';
import { UnreadCount } from './unread-count.tsx';

type PartnerShellProps = { readonly pathname: string; readonly viewer: Viewer; readonly children: ReactNode };

/** What surrounds the dashboard's pages: a rail on wide screens; header, drawer and bar on narrow ones. */
export function PartnerShell({ pathname, viewer, children }: PartnerShellProps) {
  const hasBar = !isEditor(pathname);
  return (
    <div className={styles.shell}>
      <div className={styles.rail} data-print="hide">
        <HomeLink viewer={viewer} />
        <PartnerLinks pathname={pathname} viewer={viewer} />
      </div>
      <PhoneHead pathname={pathname} viewer={viewer} />
      <div className={cx(styles.content, hasBar && styles.aboveBar)}>{children}</div>
      {hasBar && <PhoneBar pathname={pathname} viewer={viewer} />}
    </div>
  );
}

function HomeLink({ viewer }: { readonly viewer: Viewer }) {
  const site = useSite();
  return (
    <AppLink to={wayTo('/dashboard', viewer)} className={styles.home}>
      <Logo name={site.name} />
    </AppLink>
  );
}

type HeadProps = { readonly pathname: string; readonly viewer: Viewer };

function PhoneHead({ pathname, viewer }: HeadProps) {
  const t = useTexts('partner');
  const common = useTexts('common');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <header className={styles.head} data-print="hide">
      <IconButton
        icon={MenuIcon}
        iconSize={22}
        label={common('menu')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      <HomeLink viewer={viewer} />
      <span className={styles.space} />
      <Drawer open={isOpen} onClose={() => setIsOpen(false)} title={t('navLabel')} side="left">
        <div className={styles.drawer} onClick={() => setIsOpen(false)}>
          <PartnerLinks pathname={pathname} viewer={viewer} />
        </div>
      </Drawer>
    </header>
  );
}

function PhoneBar({ pathname, viewer }: HeadProps) {
  const t = useTexts('partner');
  return (
    <BottomBar
      label={t('navLabel')}
      until={768}
      entries={barEntries.map(({ to, icon, short }) => ({
        to: wayTo(to, viewer),
        icon,
        words: t(short),
        isHere: isHere(to, pathname),
        mark: short === 'barMessages' && <UnreadCount isCorner />,
      }))}
    />
  );
}

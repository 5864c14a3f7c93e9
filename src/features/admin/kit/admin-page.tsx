import { Menu as MenuIcon } from 'lucide-react';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { AdminHome } from '#web/features/admin/shell/admin-shell.tsx';
import { AdminLinks } from '#web/features/admin/shell/admin-links.tsx';
import { Palette } from '#web/features/admin/shell/palette.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { useSite, useViewer } from '#web/lib/viewer.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Chip } from '#web/ui/chip/chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { Drawer } from '#web/ui/dialog/drawer.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { ZoneMenu } from './zone-menu.tsx';
import styles from './admin-page.module.css';

interface AdminPageProps {
  /** Of the page, in the bar. */
  readonly title: string;
  /** How many of it wait, next to the title. */
  readonly count?: number;
  /** Drawn in the bar instead of the title, which is then only read out. */
  readonly lead?: ReactNode;
  /** At the right of the page: what is chosen in its list. Below 1280 it lies over the list, below 768 it is the page. */
  readonly panel?: ReactNode;
  /** How wide the panel is, in px; 480 if absent. */
  readonly panelWidth?: number;
  /** Whether the panel belongs to the list, as a preview does: it stands below it where there is no room next to it. */
  readonly isPanelBelow?: boolean;
  /** Whether times stand on the page, whose zone the bar tells then. */
  readonly hasTimes?: boolean;
  readonly children: ReactNode;
}

/** A page of administration: its bar, its list, and next to it a panel; list and panel scroll apart. */
export function AdminPage({
  title,
  count,
  lead,
  panel,
  panelWidth = 480,
  isPanelBelow = false,
  hasTimes = false,
  children,
}: AdminPageProps) {
  const hasPanel = panel !== undefined && panel !== null && panel !== false;
  const page = useRef<HTMLDivElement>(null);
  useKeptFocus(page);
  return (
    <div ref={page} className={styles.page}>
      <AdminBar title={title} count={count} lead={lead} hasTimes={hasTimes} />
      <div
        className={cx(styles.body, hasPanel && styles.withPanel, isPanelBelow && styles.below)}
        style={{ '--panel': `${panelWidth}px` } as object}
      >
        <div className={styles.list} data-list="" tabIndex={-1}>
          {children}
        </div>
        {hasPanel && (
          <aside className={styles.panel} data-opened="" tabIndex={-1}>
            {panel}
          </aside>
        )}
      </div>
    </div>
  );
}

type AdminBarProps = Pick<AdminPageProps, 'title' | 'count' | 'lead'> & { readonly hasTimes: boolean };

function AdminBar({ title, count = 0, lead, hasTimes }: AdminBarProps) {
  const t = useTexts('admin');
  const site = useSite();
  const viewer = useViewer();
  return (
    <header className={styles.bar} data-print="hide">
      <PhoneMenu />
      {site.payments === 'sandbox' && (
        <Chip tone="ticket" className={styles.sandbox}>
          {t('sandbox')}
        </Chip>
      )}
      <h1 className={lead === undefined ? styles.title : 'sr-only'}>{title}</h1>
      {count > 0 && <Chip className={styles.count}>{count}</Chip>}
      {lead}
      <span className={styles.space} />
      <Palette role={viewer?.adminRole ?? 'content'} />
      {hasTimes && <ZoneMenu />}
    </header>
  );
}

function PhoneMenu() {
  const t = useTexts('admin');
  const common = useTexts('common');
  const viewer = useViewer();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const [isOpen, setIsOpen] = useState(false);
  if (viewer === null) return null;
  return (
    <div className={styles.menu}>
      <IconButton
        icon={MenuIcon}
        iconSize={22}
        label={common('menu')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      <Drawer open={isOpen} onClose={() => setIsOpen(false)} title={t('navLabel')} side="left">
        <div className={styles.drawer} onClick={() => setIsOpen(false)}>
          <AdminHome />
          <AdminLinks pathname={pathname} viewer={viewer} />
        </div>
      </Drawer>
    </div>
  );
}

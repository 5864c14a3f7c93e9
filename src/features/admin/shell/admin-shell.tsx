import type { ReactNode } from 'react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { useSite, type Viewer } from '#web/lib/viewer.ts';
import { cx } from '#web/ui/cx.ts';
import { Logo } from '#web/ui/misc/logo.tsx';
import { AdminLinks } from './admin-links.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { LockAgain } from './lock-again.tsx';
import { useGoKeys } from './use-go-keys.ts';
import { useLeaveField } from './use-leave-field.ts';
import { ProveAgainProvider } from './prove-again.tsx';
import styles from './admin-shell.module.css';

type AdminShellProps = { readonly pathname: string; readonly viewer: Viewer; readonly children: ReactNode };

/** Where the rail leaves its room to what is worked on. */
const EDITOR = '/admin/pages/edit';

/** What surrounds the pages of administration: the rail, and what asks for a proof before risky acts. */
export function AdminShell({ pathname, viewer, children }: AdminShellProps) {
  useGoKeys(viewer.adminRole ?? 'content');
  useLeaveField();
  return (
    <ProveAgainProvider viewer={viewer}>
      <div className={cx(styles.shell, pathname === EDITOR && styles.narrow)} data-dense="">
        <div className={styles.rail} data-print="hide">
          <AdminHome />
          <AdminLinks pathname={pathname} viewer={viewer} />
        </div>
        <div className={styles.content}>{children}</div>
        <LockAgain />
        <KeysDialog role={viewer.adminRole ?? 'content'} />
      </div>
    </ProveAgainProvider>
  );
}

/** The name, which leads to the home of administration. */
export function AdminHome() {
  const t = useTexts('admin');
  const { name } = useSite();
  return (
    <AppLink to="/admin" className={styles.home}>
      <Logo name={name} size="small" />
      <span className={styles.admin}>{t('admin')}</span>
    </AppLink>
  );
}

import { useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, useEffect, useMemo, useState } from 'react';
import { Late } from '#web/lib/late.tsx';
import { MenuContext, type MenuControls } from '#web/lib/menu.ts';
import { keepTicketsOffline } from '#web/lib/offline.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useSite } from '#web/lib/viewer.ts';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { barsOf } from './bars.ts';
import { BottomBar } from './bottom-bar.tsx';
import type { DrawerName } from './drawers.tsx';
import { Footer } from './footer.tsx';
import { Progress } from './progress.tsx';
import { TopBar } from './top-bar.tsx';
import { useActivation } from './use-activation.ts';
import { useNotice } from './use-notice.ts';
import { useUnauthenticated } from './use-unauthenticated.ts';
import styles from './chrome.module.css';

const loadDrawers = () => import('./drawers.tsx');
const Drawers = lazy(async () => ({ default: (await loadDrawers()).Drawers }));

/** What surrounds every page: bars, menus, footer, notices, and what must happen on any page. */
export function Chrome({ children }: { readonly children: ReactNode }) {
  const t = useTexts('common');
  const pathname = useRouterState({
    select: ({ location, resolvedLocation }) => (resolvedLocation ?? location).pathname,
  });
  const [drawer, setDrawer] = useState<DrawerName | null>(null);
  const [wanted, setWanted] = useState(false);
  const bars = barsOf(pathname);
  const menu = useMemo<MenuControls>(() => {
    const open = (name: DrawerName) => {
      setWanted(true);
      setDrawer(name);
    };
    return { openMenu: () => open('menu'), openAccount: () => open('account'), preload: () => void loadDrawers() };
  }, []);
  return (
    <ToastProvider labels={{ top: t('notices'), bottom: t('warnings') }} closeLabel={t('close')}>
      <MenuContext value={menu}>
        <a href="#content" className={styles.skip}>
          {t('skipToContent')}
        </a>
        <Everywhere />
        <Progress />
        <TopBar bars={bars} pathname={pathname} />
        <SandboxBar />
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {bars.footer && <Footer />}
        {bars.bottom && <BottomBar pathname={pathname} />}
        <div aria-hidden className={styles.clear} />
        {wanted && (
          <Late>
            <Drawers open={drawer} onClose={() => setDrawer(null)} />
          </Late>
        )}
      </MenuContext>
    </ToastProvider>
  );
}

function Everywhere() {
  useActivation();
  useUnauthenticated();
  useNotice();
  useEffect(() => {
    // Says to tests and styles that the page answers to the person.
    document.documentElement.dataset.ready = '';
    if (import.meta.env.PROD) keepTicketsOffline();
  }, []);
  return null;
}

/** A public site that takes test cards only says so on every page. */
function SandboxBar() {
  const t = useTexts('common');
  const { isDemonstration } = useSite();
  if (!isDemonstration) return null;
  return (
    <p className={styles.sandbox} data-print="hide">
      {t('sandbox')}
    </p>
  );
}

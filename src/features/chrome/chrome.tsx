import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { LateDialog, latePart } from '#web/lib/late.tsx';
import { answerEarly } from '#web/lib/early.ts';
import { MenuContext, type MenuControls } from '#web/lib/menu.ts';
import { keepOfflinePage, keepTicketsOffline } from '#web/lib/offline.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useSite } from '#web/lib/viewer.ts';
import { LanguageMenu } from '#web/parts/language-menu.tsx';
import { CloseLabel } from '#web/ui/button/close-button.tsx';
import { cx } from '#web/ui/cx.ts';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { useBars } from './use-bars.ts';
import { useShownPath } from './use-shown-path.ts';
import { MainBar } from './main-bar.tsx';
import type { SignInAgainProps } from './sign-in-again.tsx';
import type { DrawerName, DrawersProps } from './drawers.tsx';
import { Footer } from './footer.tsx';
import { Network } from './network.tsx';
import { PartnerSignUp } from './partner-sign-up/partner-sign-up.tsx';
import { Progress } from './progress.tsx';
import { TopBar } from './top-bar.tsx';
import { useNotice } from './use-notice.ts';
import { useUnauthenticated } from './use-unauthenticated.ts';
import styles from './chrome.module.css';

const loadDrawers = () => import('./drawers.tsx');
/** Without their code the page does without them; the next press asks for it again. */
const Drawers = latePart<DrawersProps>(async () => (await loadDrawers()).Drawers, { failed: () => null });

const LateSignInAgain = latePart<SignInAgainProps>(async () => (await import('./sign-in-again.tsx')).SignInAgain, {
  failed: ({ onClose }, again) => <LateDialog open onClose={onClose} again={again} />,
});

/** What surrounds every page: bars, menus, footer, notices, and what must happen on any page. */
export function Chrome({ children }: { readonly children: ReactNode }) {
  const t = useTexts('common');
  const pathname = useShownPath();
  const [drawer, setDrawer] = useState<DrawerName | null>(null);
  const [presses, setPresses] = useState(0);
  const bars = useBars();
  const menu = useMemo<MenuControls>(() => {
    const open = (name: DrawerName) => {
      setPresses((before) => before + 1);
      setDrawer(name);
    };
    return {
      openMenu: () => open('menu'),
      openAccount: () => open('account'),
      preload: () => void loadDrawers().catch(() => {}),
    };
  }, []);
  return (
    <CloseLabel value={t('close')}>
      <ToastProvider labels={{ top: t('notices'), bottom: t('warnings') }}>
        <MenuContext value={menu}>
          <a href="#content" className={styles.skip}>
            {t('skipToContent')}
          </a>
          <Everywhere />
          <PartnerSignUp />
          <Progress />
          <Network pathname={pathname} />
          <TopBar bars={bars} pathname={pathname} />
          <SandboxBar />
          <main id="content" tabIndex={-1} className={styles.main}>
            {children}
          </main>
          {bars.footer && <Footer />}
          {bars.language && (
            <div className={cx(styles.language, styles[`upTo${bars.topFrom}`])} data-print="hide">
              <LanguageMenu />
            </div>
          )}
          {bars.bottom && <MainBar pathname={pathname} />}
          <div aria-hidden className={styles.clear} />
          {presses > 0 && <Drawers key={presses} open={drawer} onClose={() => setDrawer(null)} />}
        </MenuContext>
      </ToastProvider>
    </CloseLabel>
  );
}

function Everywhere() {
  const locale = useLocale();
  const { over, goOn, close, leave } = useUnauthenticated();
  useNotice();
  useEffect(() => {
    void answerEarly();
    if (!import.meta.env.PROD) return;
    keepTicketsOffline();
    keepOfflinePage(locale);
  }, [locale]);
  if (over === null) return null;
  return <LateSignInAgain viewer={over} onDone={goOn} onClose={close} onLeave={leave} />;
}

/** A public site that takes test cards only says so on every page. */
function SandboxBar() {
  const t = useTexts('common');
  const { isDemonstration } = useSite();
  // The console says it in its bar.
  const isConsole = useRouterState({ select: ({ location }) => location.pathname.startsWith('/admin') });
  if (!isDemonstration || isConsole) return null;
  return (
    <p className={styles.sandbox} data-print="hide">
      {t('sandbox')}
    </p>
  );
}

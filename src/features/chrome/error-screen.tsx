import { useRouter } from '@tanstack/react-router';
import { TriangleAlert, WifiOff } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { isMissingFile, isSiteBack, isSiteThere } from '#web/lib/late.tsx';
import { isOfflinePageKept, offlineAddress } from '#web/lib/offline.ts';
import { useTexts } from '#web/lib/texts.ts';
import { SupportHours } from '#web/parts/support-hours.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './screens.module.css';

/** Screens of a search or a booking that is underway say so in their place; others give way to the kept tickets. */
const isUnderway = (pathname: string): boolean => /^\/(map|book)(\/|$)/.test(pathname);

/**
 * What happened, what was kept, one button; it goes on by itself when the network is back. Without a network the page
 * that shows the kept tickets takes its place, unless something is underway here.
 */
export function ErrorScreen({ error, reset }: { readonly error?: unknown; readonly reset?: () => void }) {
  const t = useTexts('common');
  const router = useRouter();
  const [isTrying, setIsTrying] = useState(false);
  const [isOffline] = useState(() => typeof document !== 'undefined' && !navigator.onLine);
  const { href, pathname } = router.state.location;
  useEffect(() => {
    if (!isOffline || isUnderway(pathname)) return;
    void isOfflinePageKept().then((isKept) => isKept && window.location.replace(offlineAddress(href)));
  }, [isOffline, href, pathname]);
  const again = async () => {
    setIsTrying(true);
    if (!isMissingFile(error)) {
      await router.invalidate();
      reset?.();
    } else if (await isSiteThere()) {
      // It is not asked for again until the page is loaded anew.
      return location.reload();
    }
    setIsTrying(false);
  };
  const goOn = useEffectEvent(async () => (await isSiteBack()) && again());
  useEffect(() => {
    if (!isOffline) return;
    const isBack = () => void goOn();
    window.addEventListener('online', isBack);
    return () => window.removeEventListener('online', isBack);
  }, [isOffline]);
  return (
    <div className={styles.screen} role="alert">
      <Icon of={isOffline ? WifiOff : TriangleAlert} size={40} className={styles.sign} />
      <h1>{t(isOffline ? 'offlineErrorTitle' : 'errorTitle')}</h1>
      <p className={styles.text}>{t(isOffline ? 'offlineErrorText' : 'errorText')}</p>
      <Button size={48} busy={isTrying} busyLabel={t('pleaseWait')} onClick={() => void again()}>
        {t('tryAgain')}
      </Button>
      {!isOffline && <SupportHours className={styles.text} />}
      {isOffline && (
        <a href={offlineAddress(href)} className={styles.link}>
          {t('yourTickets')}
        </a>
      )}
    </div>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { isOfflinePage } from '#web/lib/offline.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useIsOnline } from '#web/lib/use-is-online.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './chrome.module.css';

/** Says on every page that there is no network; once it is back, what failed meanwhile is asked for again. */
export function Network({ pathname }: { readonly pathname: string }) {
  const t = useTexts('common');
  const isOnline = useIsOnline();
  const client = useQueryClient();
  useEffect(() => {
    const goOn = () =>
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [client]);
  return (
    <div role="status">
      {/* Those pages say it themselves, and a page that frames another says it for both. */}
      {!isOnline && !isOfflinePage(pathname) && window === window.parent && (
        <p className={styles.network}>
          <Icon of={WifiOff} />
          <span>{t('offlineNow')}</span>
        </p>
      )}
    </div>
  );
}

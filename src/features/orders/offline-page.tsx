import { CalendarX, CloudOff, type LucideIcon, Map as MapIcon, Pencil, RotateCw, WifiOff } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { formatClock, formatDate, localDateOf } from '#web/lib/format/time.ts';
import { isSiteBack } from '#web/lib/late.tsx';
import { isOwnPath } from '#web/lib/nav/own-path.ts';
import { keptTickets } from '#web/lib/offline.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useIsOnline } from '#web/lib/use-is-online.ts';
import { useNow } from '#web/lib/use-now.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './offline-page.module.css';
import { isShownOffline } from './is-to-come.ts';
import { OfflineTicket } from './offline-ticket.tsx';
import type { KeptOrder } from './order.ts';

interface KeptTicket {
  readonly ticket: KeptOrder;
  readonly keptAt: string;
}

/** Stands in for a page that cannot be loaded: the tickets that this browser keeps, and what waits for the network. */
export function OfflinePage() {
  const t = useTexts('find');
  const orders = useTexts('orders');
  const common = useTexts('common');
  const kept = useKeptTickets();
  const isOnline = useIsOnline(false);
  const from = useWanted();
  const [opened, setOpened] = useState<string | null>(null);
  useGoingOn(from, kept?.length === 0);
  const waiting: readonly (readonly [icon: LucideIcon, words: string])[] = [
    [Pencil, orders('changeBooking')],
    [CalendarX, orders('cancelOrder')],
    [MapIcon, t('mapAndNew')],
  ];
  return (
    <>
      <div role="status">
        {!isOnline && (
          <p className={styles.bar}>
            <Icon of={WifiOff} size={20} />
            <span>
              <strong>{t('offlineTitle')}</strong> {t('offlineText')}
            </span>
          </p>
        )}
      </div>
      <div className={styles.page}>
        <h1>{t('yourTickets')}</h1>
        {kept?.length === 0 && <p className={styles.none}>{t('noneKept')}</p>}
        <ul className={styles.tickets}>
          {kept?.map(({ ticket }, index) => (
            <li key={ticket.id}>
              <OfflineTicket
                order={ticket}
                isOpen={opened === null ? index === 0 : opened === ticket.id}
                onOpen={() => setOpened(ticket.id)}
              />
            </li>
          ))}
        </ul>
        {!isOnline && (
          <section aria-labelledby="online-again">
            <h2 id="online-again">{t('onlineAgain')}</h2>
            <ul className={styles.waiting}>
              {waiting.map(([icon, words]) => (
                <li key={words}>
                  <Icon of={icon} size={20} />
                  <span>{words}</span>
                  <CloudOff size={20} role="img" aria-label={t('needsNetwork')} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {kept?.[0] !== undefined && <Age keptAt={kept[0].keptAt} zone={kept[0].ticket.listing.rules.zone} />}
        <a href={from} className={buttonClass({ variant: isOnline ? 'primary' : 'secondary', size: 48, full: true })}>
          <Icon of={RotateCw} size={18} />
          {common('tryAgain')}
        </a>
      </div>
    </>
  );
}

/** Goes on by itself once the network is back, unless there is something to be seen here. */
function useGoingOn(wanted: string, isEmpty: boolean): void {
  useEffect(() => {
    if (!isEmpty) return;
    const goOn = async () => {
      if (await isSiteBack()) window.location.replace(wanted);
    };
    const isBack = () => void goOn();
    window.addEventListener('online', isBack);
    return () => window.removeEventListener('online', isBack);
  }, [wanted, isEmpty]);
}

/** How old the copy is, by the clock of the location. */
function Age({ keptAt, zone }: { readonly keptAt: string; readonly zone: string }) {
  const t = useTexts('find');
  const locale = useLocale();
  const now = useNow();
  const time = formatClock(keptAt, zone, locale);
  const isToday = now !== null && localDateOf(now, zone) === localDateOf(keptAt, zone);
  return (
    <p className={styles.age}>
      {isToday ? t('asOfToday', { time }) : t('asOf', { date: formatDate(keptAt, zone, locale), time })}
    </p>
  );
}

/** The kept tickets that are not over, the next one first; `null` while they are looked up. */
function useKeptTickets(): readonly KeptTicket[] | null {
  const [kept, setKept] = useState<readonly KeptTicket[] | null>(null);
  useEffect(() => {
    keptTickets<KeptOrder>()
      .then((all) => all.filter(({ ticket }) => isShownOffline(ticket)))
      .then((shown) => setKept(shown.toSorted((a, b) => a.ticket.dropOffAt.localeCompare(b.ticket.dropOffAt))))
      .catch(() => setKept([]));
  }, []);
  return kept;
}

const never = () => () => {};

/** Where the person wanted to go; only the browser's address says it, since the page was kept for any. */
const useWanted = (): string =>
  useSyncExternalStore(
    never,
    () => {
      const from = new URLSearchParams(window.location.search).get('from');
      return isOwnPath(from) ? from : '/';
    },
    () => '/',
  );

import { Luggage, RefreshCw, ScanLine, X } from 'lucide-react';
import { useState } from 'react';
import { isOwnPath } from '#web/lib/nav/own-path.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ReportedDoors } from '../../doors/reported-doors.tsx';
import { Counter } from '../counter.tsx';
import type { Today } from '../due-now.ts';
import { TurnBar } from '../pins/turn-bar.tsx';
import { TodaysStays } from '../todays-stays.tsx';
import styles from './counter-page.module.css';
import { CounterStrip } from './counter-strip.tsx';
import { useKeptCounter } from './kept-counter-context.ts';
import { localToday } from './local-ticket.ts';
import { NothingKept } from './nothing-kept.tsx';
import { QueueLists } from './queue-lists.tsx';
import { SignInToSend } from './sign-in-to-send.tsx';
import { useLookedAt } from '../use-looked-at.ts';
import { useFreshDay } from '../use-today.ts';

/** The counter with what this device keeps: today's list, and what waits, disagrees and was sent. */
export function CounterPage() {
  const t = useTexts('offlineCounter');
  const { isRead, day, queue, now, sendNow } = useKeptCounter();
  const { looked, look, lookByListed } = useLookedAt();
  const [isScanning, setIsScanning] = useState(false);
  useFreshDay();
  const today = day === null ? null : localToday(day.today, queue);
  const [place, ...others] = today?.locations ?? [];
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <IconButton icon={X} iconSize={24} label={t('back')} onClick={() => window.location.assign(wanted())} />
        <h1>{place !== undefined && others.length === 0 ? place.name : t('title')}</h1>
        <IconButton icon={RefreshCw} iconSize={20} label={t('sendNow')} onClick={() => void sendNow()} />
      </header>
      <CounterStrip withLink={false} />
      <TurnBar />
      <SignInToSend />
      <ReportedDoors />
      <div className={styles.columns}>
        <div className={styles.queue}>
          <QueueLists />
        </div>
        {today !== null && (
          <section aria-labelledby="today" className={styles.today}>
            <h2 id="today">{t('today')}</h2>
            <TodaysStays today={today} now={now()} onCode={lookByListed} />
            <div className={styles.count}>
              <Icon of={Luggage} size={18} />
              <div>
                {busyPlaces(today).map(({ id, name, bagsInside, capacity }) => (
                  <p key={id}>{t('asCounted', { place: name, count: bagsInside, capacity })}</p>
                ))}
                <p>{t('notOnIt')}</p>
              </div>
            </div>
          </section>
        )}
      </div>
      {isRead && today === null && <NothingKept />}
      {today !== null && (
        <>
          <div className={styles.foot}>
            <Button size={52} full onClick={() => setIsScanning(true)}>
              <Icon of={ScanLine} size={20} />
              {t('scanNext')}
            </Button>
          </div>
          <Counter
            looked={looked}
            onLook={look}
            isScanning={isScanning}
            onScanned={() => setIsScanning(false)}
            today={today}
            now={now()}
          />
        </>
      )}
    </div>
  );
}

/** The only location, or those of several where something happens today. */
const busyPlaces = ({ locations, dropOffs, pickUps }: Today): Today['locations'] =>
  locations.filter(
    ({ id, bagsInside }) =>
      locations.length === 1 || bagsInside > 0 || [...dropOffs, ...pickUps].some(({ listingId }) => listingId === id),
  );

/** Where the person wanted to go; only the browser's address says it, since the page was kept for any. */
function wanted(): string {
  const from = new URLSearchParams(window.location.search).get('from');
  return isOwnPath(from) ? from : '/dashboard';
}

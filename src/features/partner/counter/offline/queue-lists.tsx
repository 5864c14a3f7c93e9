import {
  ArrowDownToLine,
  ArrowUpFromLine,
  CheckCheck,
  ChevronDown,
  CircleAlert,
  ClockArrowUp,
  RefreshCw,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { KeptHandOver } from '#web/lib/counter/kept-counter.ts';
import { formatClock } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { DisagreementCard } from './disagreement-card.tsx';
import { useKeptCounter } from './kept-counter-context.ts';
import styles from './queue-lists.module.css';
import { isAside } from './send-waiting.ts';

/** The hand-overs of this device: on top what disagrees, then what could not be sent, what waits, and what was sent. */
export function QueueLists() {
  const { queue } = useKeptCounter();
  const newest = queue.toSorted((one, other) => other.deviceAt.localeCompare(one.deviceAt));
  const of = (state: KeptHandOver['state']) => newest.filter((each) => each.state === state);
  return (
    <>
      <Disagreeing handOvers={of('refused')} />
      <Aside handOvers={of('waits').filter(isAside)} />
      <Waiting handOvers={of('waits').filter((each) => !isAside(each))} />
      <Sent handOvers={of('sent')} />
    </>
  );
}

type ListProps = { readonly handOvers: readonly KeptHandOver[] };

function Disagreeing({ handOvers }: ListProps) {
  const t = useTexts('offlineCounter');
  const locale = useLocale();
  const last = handOvers
    .map(({ answeredAt }) => answeredAt ?? '')
    .toSorted()
    .at(-1);
  const [first] = handOvers;
  if (first === undefined) return null;
  return (
    <section aria-labelledby="disagreeing" className={styles.section}>
      <header className={styles.head}>
        <h2 id="disagreeing">{t('disagrees', { count: handOvers.length })}</h2>
        {last && <span>{t('foundAt', { time: formatClock(last, first.zone, locale) })}</span>}
      </header>
      {handOvers.map(
        (each) =>
          each.disagreement !== null && (
            <DisagreementCard key={each.requestId} handOver={each} disagreement={each.disagreement} />
          ),
      )}
    </section>
  );
}

/** Those that the server breaks over time and again: a person sees them, and may have them tried at once. */
function Aside({ handOvers }: ListProps) {
  const t = useTexts('offlineCounter');
  const { sendNow } = useKeptCounter();
  const [isTrying, setTrying] = useState(false);
  if (handOvers.length === 0) return null;
  const again = async () => {
    setTrying(true);
    await sendNow().finally(() => setTrying(false));
  };
  return (
    <section aria-labelledby="not-yet" className={styles.section}>
      <header className={styles.head}>
        <h2 id="not-yet">{t('notYet', { count: handOvers.length })}</h2>
      </header>
      <p className={styles.soft}>{t('notYetText')}</p>
      <ul className={styles.rows}>
        {handOvers.map((each) => (
          <Row key={each.requestId} handOver={each}>
            <span className={cx(styles.state, styles.failed)}>
              <Icon of={CircleAlert} size={16} />
              {t('tries', { count: each.failed?.tries ?? 0 })}
            </span>
          </Row>
        ))}
      </ul>
      <Button variant="secondary" size={48} full busy={isTrying} onClick={() => void again()}>
        <Icon of={RefreshCw} size={18} />
        {t('tryAgain')}
      </Button>
    </section>
  );
}

function Waiting({ handOvers }: ListProps) {
  const t = useTexts('offlineCounter');
  if (handOvers.length === 0) return null;
  return (
    <section aria-labelledby="to-send" className={styles.section}>
      <header className={styles.head}>
        <h2 id="to-send">{t('toSend', { count: handOvers.length })}</h2>
        <span>{t('byThemselves')}</span>
      </header>
      <ul className={styles.rows}>
        {handOvers.map((each) => (
          <Row key={each.requestId} handOver={each}>
            <span className={styles.state}>
              <Icon of={ClockArrowUp} size={16} />
              {t(each.takenBack === undefined ? 'waits' : 'waitsTakenBack')}
            </span>
          </Row>
        ))}
      </ul>
    </section>
  );
}

function Sent({ handOvers }: ListProps) {
  const t = useTexts('offlineCounter');
  const locale = useLocale();
  const [latest] = handOvers;
  const earliest = handOvers.at(-1);
  if (latest === undefined || earliest === undefined) return null;
  const at = (iso: string) => formatClock(iso, latest.zone, locale);
  const ins = handOvers.filter(({ kind }) => kind === 'in').length;
  const sentAt =
    handOvers
      .map(({ answeredAt }) => answeredAt ?? '')
      .toSorted()
      .at(-1) ?? latest.deviceAt;
  return (
    <section aria-labelledby="sent" className={styles.section}>
      <header className={styles.head}>
        <h2 id="sent">{t('sentAt', { time: at(sentAt) })}</h2>
        <span>{t('agree', { count: handOvers.length })}</span>
      </header>
      <details className={styles.rows}>
        <summary className={styles.row}>
          <span className={styles.done}>
            <Icon of={CheckCheck} size={20} />
          </span>
          <span>
            <strong>{t('inAndOut', { in: ins, out: handOvers.length - ins })}</strong>
            <span className={styles.soft}>{t('fromTo', { from: at(earliest.deviceAt), to: at(latest.deviceAt) })}</span>
          </span>
          <Icon of={ChevronDown} size={20} className={styles.chevron} />
        </summary>
        <ul>
          {handOvers.map((each) => (
            <Row key={each.requestId} handOver={each} />
          ))}
        </ul>
      </details>
    </section>
  );
}

type RowProps = { readonly handOver: KeptHandOver; readonly children?: ReactNode };

function Row({ handOver, children }: RowProps) {
  const t = useTexts('offlineCounter');
  const counter = useTexts('counter');
  const locale = useLocale();
  const { kind, code, bagsCount, travellerName, deviceAt, zone } = handOver;
  return (
    <li className={styles.row}>
      <span className={styles.sign}>
        <Icon of={kind === 'in' ? ArrowDownToLine : ArrowUpFromLine} size={20} />
      </span>
      <span>
        <strong>{travellerName ?? code}</strong>
        <span className={styles.soft}>{t('codeAndBags', { code, bags: counter('bags', { count: bagsCount }) })}</span>
      </span>
      <span className={styles.end}>
        <strong>{formatClock(deviceAt, zone, locale)}</strong>
        {children}
      </span>
    </li>
  );
}

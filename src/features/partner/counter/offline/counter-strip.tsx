import { CheckCheck, CircleAlert, CloudUpload, WifiOff } from 'lucide-react';
import { formatClock } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './counter-strip.module.css';
import { useKeptCounter } from './kept-counter-context.ts';
import { isAside } from './send-waiting.ts';

type CounterStripProps = {
  /** Leads to the counter's own page. */
  readonly withLink: boolean;
};

/** Says that there is no network and that the counter goes on, what waits, and what disagrees. */
export function CounterStrip({ withLink }: CounterStripProps) {
  const t = useTexts('offlineCounter');
  const { queue, lost, seeLost, justSent, goneSince } = useKeptCounter();
  const count = (state: string) => queue.filter((each) => each.state === state).length;
  const aside = queue.filter(isAside).length;
  const [waiting, refused] = [count('waits') - aside, count('refused')];
  return (
    <div role="status">
      {goneSince !== null && <Gone since={goneSince} withLink={withLink} />}
      {goneSince === null && justSent > 0 && (
        <p className={cx(styles.strip, styles.sent)}>
          <Icon of={CheckCheck} size={20} />
          <strong>{t('justSent', { count: justSent })}</strong>
        </p>
      )}
      {lost > 0 && (
        <p className={cx(styles.strip, styles.refused)}>
          <Icon of={CircleAlert} size={20} />
          <strong>{t('lost', { count: lost })}</strong>
          <button type="button" onClick={() => void seeLost()}>
            {t('seenLost')}
          </button>
        </p>
      )}
      {withLink && waiting > 0 && (
        <p className={cx(styles.strip, styles.waits)}>
          <Icon of={CloudUpload} size={20} />
          <a href="/counter">{t('waiting', { count: waiting })}</a>
        </p>
      )}
      {withLink && aside > 0 && (
        <p className={cx(styles.strip, styles.refused)}>
          <Icon of={CircleAlert} size={20} />
          <a href="/counter">{t('notYet', { count: aside })}</a>
        </p>
      )}
      {withLink && refused > 0 && (
        <p className={cx(styles.strip, styles.refused)}>
          <Icon of={CircleAlert} size={20} />
          <a href="/counter">{t('disagrees', { count: refused })}</a>
        </p>
      )}
    </div>
  );
}

type GoneProps = { readonly since: string; readonly withLink: boolean };

function Gone({ since, withLink }: GoneProps) {
  const t = useTexts('offlineCounter');
  const locale = useLocale();
  const { day } = useKeptCounter();
  const zone = day?.today.locations[0]?.zone ?? 'UTC';
  const tickets = new Set([...(day?.today.dropOffs ?? []), ...(day?.today.pickUps ?? [])].map(({ code }) => code));
  return (
    <div className={cx(styles.strip, styles.gone)}>
      <Icon of={WifiOff} size={22} />
      <div>
        <strong>{t('goneSince', { time: formatClock(since, zone, locale) })}</strong>
        {day !== null && <p>{tickets.size === 0 ? t('goOnNone') : t('goOn', { count: tickets.size })}</p>}
        {withLink && <a href="/counter">{t('open')}</a>}
      </div>
    </div>
  );
}

import { formatMoney } from '#web/lib/format/money.ts';
import { localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import styles from './in-dispute.module.css';
import type { Summary } from './summary.ts';

type Dispute = Summary['disputes'][number];

const states = {
  held: ['disputeHeld', 'disputeHeldText'],
  paidOut: ['disputePaidOut', 'disputePaidOutText'],
  toCome: ['disputeToCome', 'disputeToComeText'],
} as const;

const stateOf = ({ isPaidOut, held }: Dispute) => (isPaidOut ? 'paidOut' : held.minor > 0 ? 'held' : 'toCome');

/** Orders whose payers went to their bank: what of the shares is held back until it decides. */
export function InDispute({ disputes }: { readonly disputes: readonly Dispute[] }) {
  const t = useTexts('payouts');
  const locale = useLocale();
  if (disputes.length === 0) return null;
  return (
    <Card as="section" pad={0}>
      <header className={styles.head}>
        <h2>{t('inDispute')}</h2>
        <p className={styles.soft}>{t('inDisputeHint')}</p>
      </header>
      <ul>
        {disputes.map((dispute) => {
          const { id, code, openedAt, zone, share } = dispute;
          const [state, text] = states[stateOf(dispute)];
          const date = formatDate(localDateOf(openedAt, zone), locale, {
            weekday: 'short',
            month: 'short',
            day: 'numeric',
          });
          return (
            <li key={id} className={styles.row}>
              <span className={styles.code}>{code}</span>
              <span className={styles.text}>
                {t('disputedSince', { date })} {t(text)}
              </span>
              <span className={styles.state}>
                <Chip tone="ticket">{t(state)}</Chip>
              </span>
              <span className={styles.number}>{formatMoney(share, locale)}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

import { CircleAlert } from 'lucide-react';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PrintedBand } from '#web/ui/ticket/printed-band.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import styles from './balance-ticket.module.css';
import type { BalanceOf } from './summary.ts';

type BalanceTicketProps = {
  readonly ticket: BalanceOf;
  /** The largest, printed. */
  readonly isFirst: boolean;
  readonly nextPayoutOn: string;
  readonly last4: string;
};

const holdTexts = {
  account: 'heldAccount',
  currency: 'heldCurrency',
  unproven: 'heldUnproven',
  cameBack: 'heldCameBack',
  negative: 'heldNegative',
} as const;

/** What is owed in one currency, what comes after check-out, and on the stub when it is paid or why it waits. */
export function BalanceTicket({ ticket, isFirst, nextPayoutOn, last4 }: BalanceTicketProps) {
  const t = useTexts('payouts');
  const partner = useTexts('partner');
  const locale = useLocale();
  const { balance, later, hold } = ticket;
  const { currency } = balance;
  const ready = Math.max(balance.minor, 0);
  const all = ready + later.minor;
  return (
    <Ticket as="section" direction="auto" aria-label={`${partner('currentBalance')}, ${currency}`}>
      <TicketPart>
        {isFirst && <PrintedBand />}
        <div className={styles.part}>
          <header className={styles.head}>
            <h2>{partner('currentBalance')}</h2>
            <span className={styles.soft}>{currency}</span>
          </header>
          <p className={isFirst ? styles.large : styles.amount}>{formatMoney(balance, locale)}</p>
          {all > 0 && later.minor > 0 && (
            <>
              <div className={styles.bar} aria-hidden>
                {ready > 0 && <span style={{ flexGrow: ready }} className={styles.ready} />}
                <span style={{ flexGrow: later.minor }} className={styles.later} />
              </div>
              <p className={styles.legend}>
                {ready > 0 && <span>{t('ready')}</span>}
                <span className={styles.isLater}>{t('later', { amount: formatMoney(later, locale) })}</span>
              </p>
            </>
          )}
        </div>
      </TicketPart>
      <TicketStub className={styles.stubBox}>
        {isFirst && <PrintedBand from={480} className={styles.band} />}
        <div className={styles.stub}>
          {hold === null ? (
            <>
              <p className={styles.soft}>{partner('nextPayout')}</p>
              <p className={styles.date}>
                {formatDate(nextPayoutOn, locale, { weekday: 'short', month: 'short', day: 'numeric' })}
              </p>
              <p className={styles.soft}>{t('nextPayoutTo', { last4 })}</p>
            </>
          ) : (
            <>
              <p className={styles.held}>
                <Icon of={CircleAlert} size={16} />
                {t('heldShort')}
              </p>
              <p className={styles.soft}>{t(holdTexts[hold], { currency })}</p>
            </>
          )}
        </div>
      </TicketStub>
    </Ticket>
  );
}

import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { PrintedBand } from '#web/ui/ticket/printed-band.tsx';
import { Ticket, TicketPart } from '#web/ui/ticket/ticket.tsx';
import styles from './counter.module.css';
import type { CounterTicket } from './ticket.ts';

type ShareTicketProps = {
  readonly share: NonNullable<CounterTicket['share']>;
};

/** What a stay that has just ended brought; the balance counts it a moment later. */
export function ShareTicket({ share }: ShareTicketProps) {
  const t = useTexts('counter');
  const locale = useLocale();
  return (
    <Ticket as="section" aria-label={t('shareOfStay')}>
      <TicketPart>
        <PrintedBand />
        <div className={styles.part}>
          <div>
            <p className={styles.soft}>{t('shareOfStay')}</p>
            <p className={styles.share}>+{formatMoney(share, locale)}</p>
          </div>
        </div>
      </TicketPart>
    </Ticket>
  );
}

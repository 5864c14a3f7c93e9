import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Quote } from '#shared/pricing/quote.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { PrintedBand } from '#web/ui/ticket/printed-band.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import { Amount } from './amount.tsx';
import { PriceLines } from './price-lines.tsx';
import styles from './price-ticket.module.css';

export type PriceTicketProps = {
  /** The newest quote that is there; missing while the first one loads. */
  readonly quote: Quote | undefined;
  /** A newer quote is on its way. */
  readonly stale?: boolean | undefined;
  readonly discount: ReactNode;
  /** Without how the storage is reckoned and without a sum above the stub's, also of a discount. */
  readonly brief?: boolean | undefined;
  /** What went wrong, at the end of the part above the perforation. */
  readonly notices?: ReactNode;
  /** Under the amount: messages, the main action, a note. */
  readonly children?: ReactNode;
};

/** The whole price of a stay as a ticket; the amount to pay is on the stub. A changed amount is announced. */
export function PriceTicket({ quote, stale = false, discount, brief, notices, children }: PriceTicketProps) {
  const t = useTexts('booking');
  const announcement = useAnnouncement(stale ? undefined : quote);
  return (
    <Ticket as="section" direction="auto" aria-labelledby="price-title">
      <TicketPart>
        <PrintedBand />
        <div className={styles.body}>
          <header className={styles.head}>
            <h2 id="price-title">{t('priceTitle')}</h2>
            {quote && <span className={styles.currency}>{t('inCurrency', { currency: quote.currency })}</span>}
          </header>
          <PriceLines quote={quote} stale={stale} discount={discount} brief={brief} isBeforeAmount />
          {notices && <div className={styles.notices}>{notices}</div>}
        </div>
      </TicketPart>
      <TicketStub>
        <PrintedBand from={430} className={styles.stubBand} />
        <div className={styles.stub}>
          <div className={styles.pay}>
            <span className={styles.payLabel}>{t('youPay')}</span>
            <span className={styles.payAmount}>
              <Amount money={quote?.totalWithDiscount} stale={stale} width={132} height={34} />
            </span>
          </div>
          {children}
          <p className="sr-only" role="status">
            {announcement}
          </p>
        </div>
      </TicketStub>
    </Ticket>
  );
}

/** 'You pay …' once the amount is another than the one before; nothing for the first. */
function useAnnouncement(quote: Quote | undefined): string {
  const t = useTexts('booking');
  const locale = useLocale();
  const before = useRef<string | null>(null);
  const [words, setWords] = useState('');
  const total = quote && formatMoney(quote.totalWithDiscount, locale);
  useEffect(() => {
    if (total === undefined) return;
    if (before.current !== null && before.current !== total) setWords(t('newPrice', { total }));
    before.current = total;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the texts never change while a page lives
  }, [total]);
  return words;
}

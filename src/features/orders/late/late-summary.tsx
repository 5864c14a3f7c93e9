import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { negate, subtract } from '#shared/money/arithmetic.ts';
import type { Money } from '#shared/money/money.ts';
import type { Quote } from '#shared/pricing/quote.ts';
import { formatShare } from '#web/lib/format/share.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import { DifferencePayment } from '../difference-payment.tsx';
import { useInStoreWords } from '../in-store/use-in-store-words.ts';
import type { Order } from '../order.ts';
import { useAmount } from '../use-amount.ts';
import type { OrderChange } from '../use-order-change.ts';
import styles from './late-page.module.css';

type LateSummaryProps = {
  readonly order: Order;
  readonly change: OrderChange;
  /** The button, where the page is wide. */
  readonly children: ReactNode;
};

/** What a later pick-up adds to the price, line by line, and how it is paid. */
export function LateSummary({ order, change, children }: LateSummaryProps) {
  const t = useTexts('inStore');
  const write = useAmount();
  const words = useInStoreWords(order);
  const { quote } = change.preview;
  const { saved, amountDue } = change;
  return (
    <Ticket className={styles.summary}>
      <TicketPart>
        <div className={styles.lines}>
          {quote === null ? <Skeleton width={180} height={22} radius={6} /> : <Lines order={order} quote={quote} />}
        </div>
      </TicketPart>
      <TicketStub>
        <div className={styles.pay}>
          <p className={styles.total}>
            <span>{amountDue?.minor === 0 ? t('nothingToPay') : t('payNow')}</span>
            {amountDue === null ? <Skeleton width={92} height={34} radius={6} /> : <strong>{write(amountDue)}</strong>}
          </p>
          {change.preview.problem !== null && <p role="alert">{change.preview.problem}</p>}
          <DifferencePayment
            key={String(change.isPayingByForm)}
            change={change}
            stays={t('pickUpStays', { time: words.moment(order.pickUpAt) })}
            savedCard={
              saved && (
                <p className={styles.card}>
                  <Icon of={CreditCard} size={18} />
                  <span>{t('card', { last4: saved.last4 })}</span>
                  <button type="button" onClick={() => change.paySaved(false)}>
                    {t('anotherCard')}
                  </button>
                </p>
              )
            }
          />
          <div className={styles.wide}>{children}</div>
        </div>
      </TicketStub>
    </Ticket>
  );
}

function Lines({ order, quote }: { readonly order: Order; readonly quote: Quote }) {
  const t = useTexts('inStore');
  const orders = useTexts('orders');
  const locale = useLocale();
  const write = useAmount();
  const more = (of: (each: Quote) => Money) => subtract<string>(of(quote), of(order.quote));
  const storage = more((each) => each.storage);
  const tax = more((each) => each.taxAmount);
  const discount = more((each) => each.couponDiscount);
  const nights = quote.nights - order.quote.nights;
  const { bagsCount } = order;
  const each = { ...storage, minor: storage.minor / bagsCount };
  return (
    <>
      <h2>{nights > 0 ? t('moreNights', { count: nights }) : t('laterPickUp')}</h2>
      <dl>
        <div>
          <dt>{t('bagsEach', { bags: orders('bags', { count: bagsCount }), amount: write(each) })}</dt>
          <dd>{write(storage)}</dd>
        </div>
        {tax.minor !== 0 && (
          <div>
            <dt>{t('tax', { rate: formatShare(quote.rates.taxRateMillionths, locale) })}</dt>
            <dd>{write(tax)}</dd>
          </div>
        )}
        {discount.minor !== 0 && (
          <div className={styles.off}>
            <dt>
              {t('discount')} {quote.coupon && <Chip tone="ticket">{quote.coupon.code}</Chip>}
            </dt>
            <dd>{write(negate(discount)).replace('-', '−')}</dd>
          </div>
        )}
      </dl>
      <p>{t('ratesKept')}</p>
    </>
  );
}

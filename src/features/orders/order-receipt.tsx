import { isZero } from '#shared/money/arithmetic.ts';
import { PriceLines } from '#web/parts/price/price-lines.tsx';
import { formatOrderTime } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { type Order, taxHeldOf } from './order.ts';
import styles from './order-receipt.module.css';
import { partsOfRefund } from './parts-of-refund.ts';
import { useAmount } from './use-amount.ts';

export type OrderReceiptProps = { readonly order: Order };

const movementWords = { paid: 'paidByCard', back: 'backToCard', backByHand: 'backByHand' } as const;

/** Each payment and refund with its card and day. */
function Movements({ order: { movements, listing } }: OrderReceiptProps) {
  const t = useTexts('orders');
  const locale = useLocale();
  const write = useAmount();
  return (
    <dl className={styles.movements} aria-label={t('movements')}>
      {movements.map(({ kind, amount, at, cardLast4 }) => (
        <div key={`${kind}${at}${amount.minor}${cardLast4}`}>
          <dt>
            {cardLast4 === null && kind !== 'backByHand'
              ? t(kind === 'paid' ? 'paidOnce' : 'backOnce')
              : t(movementWords[kind], { last4: cardLast4 ?? '' })}
            , {formatOrderTime(at, listing.zone, locale).date}
          </dt>
          <dd>{kind === 'paid' ? write(amount) : write({ ...amount, minor: -amount.minor }).replace('-', '−')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the order was sold at, line by line, with the tax that is in it and what went back. */
export function OrderReceipt({ order }: OrderReceiptProps) {
  const t = useTexts('orders');
  const booking = useTexts('booking');
  const refunds = useTexts('refunds');
  const write = useAmount();
  const { quote } = order;
  const code = isZero(quote.couponDiscount) ? null : quote.coupon?.code;
  const charged = order.status === 'pending' ? order.total : order.charged;
  const { gone, toGo } = partsOfRefund(order);
  const back = [
    { words: t('refundedPrice'), amount: gone },
    { words: refunds('toBeRefunded'), amount: toGo },
  ].filter(({ amount }) => order.status !== 'pending' && amount.minor > 0);
  const taxHeld = taxHeldOf(order);
  return (
    <Card as="section" pad={20} className={styles.card} aria-labelledby="receipt">
      <header>
        <h2 id="receipt">{t('receipt')}</h2>
        <span>{booking('inCurrency', { currency: quote.currency })}</span>
      </header>
      <PriceLines
        quote={quote}
        stale={false}
        discount={
          code ? (
            <span className={styles.code}>
              {booking('discountCode')} <Chip tone="brand">{code}</Chip>
            </span>
          ) : null
        }
      />
      <dl className={styles.sums}>
        <div>
          <dt>{order.status === 'pending' ? t('toPay') : t('charged')}</dt>
          <dd>{write(charged)}</dd>
        </div>
        {back.map(({ words, amount }) => (
          <div key={words} className={styles.back}>
            <dt>{words}</dt>
            <dd>{write({ ...amount, minor: -amount.minor }).replace('-', '−')}</dd>
          </div>
        ))}
      </dl>
      {order.movements.length > 0 && <Movements order={order} />}
      {!isZero(taxHeld) && (
        <p className={styles.tax}>
          {t(isZero(quote.couponDiscount) ? 'taxContained' : 'taxContainedOff', { amount: write(taxHeld) })}
        </p>
      )}
    </Card>
  );
}

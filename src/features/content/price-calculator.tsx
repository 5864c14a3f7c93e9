import { Instant } from '@js-joda/core';
import { useState } from 'react';
import { isZero, subtract } from '#shared/money/arithmetic.ts';
import type { Money } from '#shared/money/money.ts';
import { quoteStay } from '#shared/pricing/quote-stay.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { formatShare } from '#web/lib/format/share.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import type { Outputs } from '#web/lib/trpc.ts';
import { Field } from '#web/ui/field/field.tsx';
import { Options, Select } from '#web/ui/field/select.tsx';
import { PrintedBand } from '#web/ui/ticket/printed-band.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import styles from './price-calculator.module.css';

export type CountryRates = Outputs['pricing']['countryPricings'][number];

type PriceCalculatorProps = {
  readonly rows: readonly CountryRates[];
  readonly nameOf: (row: CountryRates) => string;
};

/** Stays that are asked for, in hours; from a day on they are nights. */
const lengths = [2, 4, 8, 12, 24, 48, 72, 168] as const;
const aDay = 24;
const manyBags = [1, 2, 3, 4, 5, 6, 8, 10] as const;
/** Any morning, in a zone whose clock never changes. */
const dropOffAt = Instant.parse('2026-06-01T10:00:00Z');

/** What a stay would cost by a country's rates, reckoned here by the one function of prices; the rates below it on a phone. */
export function PriceCalculator({ rows, nameOf }: PriceCalculatorProps) {
  const t = useTexts('content');
  const dates = useTexts('dates');
  const locale = useLocale();
  const [place, setPlace] = useState((rows.find(({ region }) => region !== null) ?? rows[0])?.id);
  const [length, setLength] = useState<number>(8);
  const [bagsCount, setBags] = useState<number>(2);
  const row = rows.find(({ id }) => id === place) ?? rows[0];
  if (row === undefined) return null;
  const { taxRateMillionths, currency } = row;
  const quote = quoteStay({
    tariff: {
      currency,
      taxRateMillionths,
      pricePerHour: row.pricePerHour.minor,
      maxPrice: row.maxPrice.minor,
      overnightFee: row.overnightFee.minor,
      handlingFee: row.handlingFee.minor,
    },
    zone: zoneOf('UTC'),
    stay: { dropOffAt, pickUpAt: dropOffAt.plusSeconds(length * 3600) },
    bagsCount,
  });
  const write = (money: Money) => formatMoney(money, locale);
  const tax = `${t('tax')}, ${formatShare(taxRateMillionths, locale)}`;
  const lines: readonly (readonly [string, string])[] = [
    [t('storage'), write(quote.storage)],
    [t('orderFee'), write(quote.handlingFee)],
    ...(isZero(quote.taxAmount) ? [] : [[tax, write(subtract(quote.totalPrice, quote.totalPriceNoTax))] as const]),
  ];
  const rates: readonly (readonly [string, string])[] = [
    [t('perHour'), write(row.pricePerHour)],
    [t('perDay'), write(row.maxPrice)],
    [t('overnight'), write(row.overnightFee)],
    [t('orderFee'), write(row.handlingFee)],
    [t('tax'), formatShare(taxRateMillionths, locale)],
  ];
  return (
    <>
      <Ticket as="section" aria-labelledby="calculator-title">
        <TicketPart>
          <PrintedBand height={32} />
          <div className={styles.asked}>
            <h2 id="calculator-title">{t('calculator')}</h2>
            <Field label={t('country')} className={styles.whole}>
              <Select value={row.id} onChange={({ target }) => setPlace(target.value)}>
                {rows.map((each) => (
                  // A browser may call a country by another name than the server does.
                  <option key={each.id} value={each.id} suppressHydrationWarning>
                    {nameOf(each)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={t('howLong')}>
              <Select value={length} onChange={({ target }) => setLength(Number(target.value))}>
                <Options
                  of={lengths.map((hours) => [
                    hours,
                    hours < aDay ? dates('hours', { count: hours }) : t('nights', { count: hours / aDay }),
                  ])}
                />
              </Select>
            </Field>
            <Field label={t('howMany')}>
              <Select value={bagsCount} onChange={({ target }) => setBags(Number(target.value))}>
                <Options of={manyBags.map((count) => [count, dates('bags', { count })])} />
              </Select>
            </Field>
          </div>
        </TicketPart>
        <TicketStub>
          <div className={styles.answer}>
            <dl className={styles.lines}>
              {lines.map(([name, amount]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{amount}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.total} role="status">
              <span>{t('total', { currency })}</span>
              <strong>{write(quote.totalPrice)}</strong>
            </p>
            <p className={styles.note}>{t('ownRates')}</p>
          </div>
        </TicketStub>
      </Ticket>
      <section aria-labelledby="chosen-rates" className={styles.rates}>
        <h2 id="chosen-rates">{t('ratesCaption')}</h2>
        <dl className={styles.lines}>
          {rates.map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

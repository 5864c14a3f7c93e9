import { keepPreviousData } from '@tanstack/react-query';
import type { Money } from '#shared/money/money.ts';
import { type Rates, sampleStays, type SampleStay } from '#shared/admin/rates-schema.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { cx } from '#web/ui/cx.ts';
import { Options, Select } from '#web/ui/field/select.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { PrintedBand } from '#web/ui/ticket/printed-band.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import { placeName } from './place-name.ts';
import { rateText } from './rate-text.ts';
import type { Place } from './place.ts';
import styles from './sample-ticket.module.css';

interface SampleTicketProps {
  readonly place: Place;
  readonly rates: Rates;
  readonly stay: SampleStay;
  readonly bagsCount: number;
  readonly onStay: (stay: SampleStay) => void;
  readonly onBags: (count: number) => void;
}

const stayWords = { afternoon: 'afternoon', overnight: 'overnight', weekend: 'weekend' } as const;
type Preview = Outputs['admin']['rates']['preview'];
type LineName = 'firstDay' | 'overnight' | 'handlingFee' | 'tax' | 'total' | 'partner' | 'kept';

interface Line {
  readonly name: LineName;
  readonly words: string;
  readonly note?: string | undefined;
}

/** The lines of the price, those of nights only where the stay has one. A rate is named where the change leaves it as it is. */
function useLines(): (preview: Preview) => readonly Line[] {
  const t = useTexts('adminRates');
  const locale = useLocale();
  return ({ before, after, nights, firstDayHours: count, currency }) => {
    const named = (words: string, rate: 'taxRateMillionths' | 'partnerShareMillionths') =>
      before[rate] === after[rate] ? `${words}, ${rateText(after[rate], rate, currency, locale)}` : words;
    return [
      { name: 'firstDay', words: t('firstDay'), note: t(after.reachesMost ? 'reachesMost' : 'hours', { count }) },
      ...(nights === 0 ? [] : [{ name: 'overnight' as const, words: t('nights', { count: nights }) }]),
      { name: 'handlingFee', words: t('locationFee') },
      { name: 'tax', words: named(t('tax'), 'taxRateMillionths') },
      { name: 'total', words: t('lineTotal') },
      { name: 'partner', words: named(t('linePartner'), 'partnerShareMillionths') },
      { name: 'kept', words: t('lineKept') },
    ];
  };
}

/** What a sample stay costs now and with the change, and what the change would have done last week. */
export function SampleTicket({ place, rates, stay, bagsCount, onStay, onBags }: SampleTicketProps) {
  const t = useTexts('adminRates');
  const locale = useLocale();
  const { country, region, currency } = place;
  const { data } = trpc.admin.rates.preview.useQuery(
    { country, region, rates, stay, bagsCount, ...(region === null && { currency }) },
    { placeholderData: keepPreviousData },
  );
  const linesOf = useLines();
  // The currency stands above: the lines are numbers.
  const number = ({ minor, currency: unit }: Money) => rateText(minor, 'pricePerHour', unit, locale);
  const difference = (then: Money, now: Money) => {
    const amount = number({ minor: Math.abs(then.minor - now.minor), currency: then.currency });
    return then.minor === now.minor ? amount : `${then.minor > now.minor ? '+' : '−'}${amount}`;
  };
  return (
    <div className={styles.panel}>
      <Ticket as="section" aria-label={t('sample')}>
        <TicketPart>
          <PrintedBand height={32} />
          <div className={styles.part}>
            <div className={styles.head}>
              <h2>{t('sample')}</h2>
              <span className={styles.soft}>
                {placeName(place, locale)}, {place.currency}
              </span>
            </div>
            <div className={styles.choices}>
              <Select
                height={44}
                aria-label={t('sampleStay')}
                value={stay}
                onChange={({ target }) => onStay(sampleStays.find((each) => each === target.value) ?? stay)}
              >
                <Options of={sampleStays.map((each) => [each, t(stayWords[each])])} />
              </Select>
              <Select
                height={44}
                aria-label={t('sampleBags')}
                value={bagsCount}
                onChange={({ target }) => onBags(Number(target.value))}
              >
                <Options of={[1, 2, 3, 5, 10].map((count) => [count, t('bags', { count })])} />
              </Select>
            </div>
            {data === undefined ? (
              <Skeleton height={200} />
            ) : (
              <table className={styles.lines}>
                <caption className="sr-only">{t('sample')}</caption>
                <thead>
                  <tr>
                    <td />
                    <th scope="col">{t('now')}</th>
                    <th scope="col">{t('new')}</th>
                    <th scope="col">{t('change')}</th>
                  </tr>
                </thead>
                <tbody>
                  {linesOf(data).map(({ name, words, note }) => {
                    const isSame = data.before[name].minor === data.after[name].minor;
                    return (
                      <tr key={name} className={cx(name === 'total' && styles.total)}>
                        <th scope="row">
                          {words}
                          {note !== undefined && <span className={styles.note}>{note}</span>}
                        </th>
                        <td className={styles.soft}>{number(data.before[name])}</td>
                        <td className={styles.new}>{number(data.after[name])}</td>
                        <td className={isSame ? styles.soft : styles.difference}>
                          {difference(data.after[name], data.before[name])}
                        </td>
                      </tr>
                    );
                  })}
                </tbody>
              </table>
            )}
          </div>
        </TicketPart>
        <TicketStub>
          <div className={styles.stub}>
            <span>
              <strong>{t('newPrice')}</strong>
              {data !== undefined && data.before.total.minor !== data.after.total.minor && (
                <del>{formatMoney(data.before.total, locale)}</del>
              )}
            </span>
            {data !== undefined && <span className={styles.whole}>{formatMoney(data.after.total, locale)}</span>}
          </div>
        </TicketStub>
      </Ticket>
      {data !== undefined && <LastWeek {...data.lastWeek} currency={data.currency} />}
    </div>
  );
}

interface LastWeekProps {
  readonly stays: number;
  readonly more: number;
  readonly less: number;
  readonly least: number;
  readonly most: number;
  readonly differences: readonly number[];
  readonly currency: string;
}

const STEPS = 9;

/** How many of last week's stays would have cost how much more or less. */
function LastWeek({ stays, more, less, least, most, differences, currency }: LastWeekProps) {
  const t = useTexts('adminRates');
  const locale = useLocale();
  const money = (minor: number) => formatMoney({ minor: Math.abs(minor), currency }, locale);
  const width = Math.max(1, (most - least) / STEPS);
  const counts = Array.from({ length: STEPS }, (_, step) => {
    const from = least + step * width;
    return differences.filter((each) => each >= from && (each < from + width || (step === STEPS - 1 && each <= most)))
      .length;
  });
  const top = Math.max(1, ...counts);
  const end = (minor: number) =>
    minor === 0 ? t('same') : t(minor > 0 ? 'moreBy' : 'lessBy', { amount: money(minor) });
  return (
    <section className={styles.week}>
      <h2>{t('lastWeek')}</h2>
      {stays === 0 ? (
        <p className={styles.soft}>{t('noStays')}</p>
      ) : (
        <>
          <p className={styles.soft}>
            {t('stays', { count: stays })} {more > 0 && t('costMore', { count: more, most: money(most) })}{' '}
            {less > 0 && t('costLess', { count: less, most: money(least) })}{' '}
            {t('costSame', { count: stays - more - less })}
          </p>
          {most !== least && (
            <div aria-hidden>
              <div className={styles.bars}>
                {counts.map((count, step) => (
                  <span key={step} style={{ height: `${(100 * count) / top}%` }} />
                ))}
              </div>
              <p className={styles.ends}>
                <span>{end(least)}</span>
                <span>{end(most)}</span>
              </p>
            </div>
          )}
        </>
      )}
    </section>
  );
}

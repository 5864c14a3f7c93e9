import { useId } from 'react';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { useMoments } from '../kit/use-moments.ts';
import styles from './home.module.css';

type Series = Outputs['admin']['home']['figures']['series'][number];

/** Twelve weeks and the running one: each figure with bars from zero, and the same as a table. */
export function Figures() {
  const t = useTexts('adminHome');
  const { data } = trpc.admin.home.figures.useQuery();
  if (data === undefined) return <Skeleton height={320} />;
  const order = ['bookings', 'gross', 'share', 'refunds', 'canceled', 'withoutResult'];
  const series = data.series.toSorted((one, other) => order.indexOf(one.figure) - order.indexOf(other.figure));
  return (
    <section className={styles.card}>
      <header className={styles.cardHead}>
        <h3>{t('weeks')}</h3>
        <span className={styles.soft}>{t('lastWeek')}</span>
      </header>
      {series.map((each) => (
        <Figure key={`${each.figure} ${each.currency ?? ''}`} series={each} weeks={data.weeks} />
      ))}
      <p className={styles.note}>{t('weeksNote')}</p>
    </section>
  );
}

function Figure({ series, weeks }: { readonly series: Series; readonly weeks: readonly string[] }) {
  const t = useTexts('adminHome');
  const locale = useLocale();
  const { day } = useMoments();
  const id = useId();
  const { currency, values } = series;
  const names = {
    bookings: t('figureBookings'),
    gross: t('figureGross', { currency: currency ?? '' }),
    share: t('figureShare', { currency: currency ?? '' }),
    refunds: t('figureRefunds', { currency: currency ?? '' }),
    canceled: t('figureCanceled'),
    withoutResult: t('figureWithout'),
  };
  const textOf = (value: number) =>
    currency === null ? new Intl.NumberFormat(locale).format(value) : formatMoney({ minor: value, currency }, locale);
  const top = Math.max(1, ...values);
  const last = values.at(-2) ?? 0;
  return (
    <div className={styles.figure}>
      <div>
        <h4 id={id}>{names[series.figure]}</h4>
        <p className={styles.value}>{textOf(last)}</p>
      </div>
      <div className={styles.bars} aria-hidden>
        {values.map((value, index) => (
          <span
            key={weeks[index]}
            title={`${day(`${weeks[index]}T12:00:00Z`, 'UTC')}: ${textOf(value)}`}
            style={{ height: `${Math.max(1, Math.round((value / top) * 40))}px` }}
          />
        ))}
      </div>
      <table className="sr-only" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('week')}</th>
            <th scope="col">{names[series.figure]}</th>
          </tr>
        </thead>
        <tbody>
          {values.map((value, index) => (
            <tr key={weeks[index]}>
              <th scope="row">{day(`${weeks[index]}T12:00:00Z`, 'UTC')}</th>
              <td>{textOf(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

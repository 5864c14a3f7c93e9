import { numbersOf } from '#shared/money/format-money.ts';
import { useId } from 'react';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { useMoments } from '../kit/use-moments.ts';
import styles from './home.module.css';

type Series = Outputs['admin']['home']['figures']['series'][number];

const order = ['bookings', 'gross', 'share', 'refunds', 'withoutResult'];
const isFirst = ({ figure }: Series) => figure === 'bookings' || figure === 'gross';

/** Twelve weeks and the running one: each figure with bars from zero, and the same as a table. */
export function Figures() {
  const t = useTexts('adminHome');
  const { data } = trpc.admin.home.figures.useQuery();
  if (data === undefined) return <Skeleton height={320} />;
  const { weeks } = data;
  const valuesOf = (name: Series['figure']) =>
    data.series.find(({ figure }) => figure === name)?.values ?? weeks.map(() => 0);
  const amounts = data.series
    .filter(({ figure }) => figure !== 'canceled')
    .toSorted((one, other) => order.indexOf(one.figure) - order.indexOf(other.figure));
  const others = amounts.filter((each) => !isFirst(each));
  const show = (series: Series) => (
    <Amounts key={`${series.figure} ${series.currency ?? ''}`} series={series} weeks={weeks} />
  );
  return (
    <section className={styles.card}>
      <header className={styles.cardHead}>
        <h3>{t('weeks')}</h3>
        <span className={styles.soft}>{t('lastWeek')}</span>
      </header>
      {amounts.filter(isFirst).map(show)}
      <Canceled canceled={valuesOf('canceled')} booked={valuesOf('bookings')} weeks={weeks} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{t('moreFigures', { count: others.length })}</summary>
          {others.map(show)}
        </details>
      )}
      <p className={styles.note}>{t('weeksNote')}</p>
    </section>
  );
}

/** What was counted or paid, and how much more or less that is than a week before. */
function Amounts({ series, weeks }: { readonly series: Series; readonly weeks: readonly string[] }) {
  const t = useTexts('adminHome');
  const locale = useLocale();
  const { figure, currency, values } = series;
  const names = {
    bookings: t('figureBookings'),
    gross: t('figureGross', { currency: currency ?? '' }),
    share: t('figureShare', { currency: currency ?? '' }),
    refunds: t('figureRefunds', { currency: currency ?? '' }),
    canceled: t('figureCanceled'),
    withoutResult: t('figureWithout'),
  };
  const textOf = (value: number) =>
    currency === null
      ? new Intl.NumberFormat(numbersOf(locale)).format(value)
      : formatMoney({ minor: value, currency }, locale);
  const change = (values.at(-2) ?? 0) - (values.at(-3) ?? 0);
  const difference = textOf(Math.abs(change));
  return (
    <Figure
      name={names[figure]}
      more={change > 0 ? t('moreThan', { difference }) : change < 0 ? t('lessThan', { difference }) : t('asBefore')}
      weeks={weeks}
      values={values}
      textOf={textOf}
    />
  );
}

interface CanceledProps {
  readonly canceled: readonly number[];
  readonly booked: readonly number[];
  readonly weeks: readonly string[];
}

/** What was cancelled in a week next to what was booked in it; a week without bookings has no such share. */
function Canceled({ canceled, booked, weeks }: CanceledProps) {
  const t = useTexts('adminHome');
  const locale = useLocale();
  const shares = canceled.map((count, index) => {
    const all = booked[index] ?? 0;
    return all === 0 ? null : count / all;
  });
  const percent = new Intl.NumberFormat(numbersOf(locale), { style: 'percent', maximumFractionDigits: 1 });
  const count = (value: number | undefined) => new Intl.NumberFormat(numbersOf(locale)).format(value ?? 0);
  return (
    <Figure
      name={t('figureCanceled')}
      more={t('canceledBeside', { canceled: count(canceled.at(-2)), booked: count(booked.at(-2)) })}
      weeks={weeks}
      values={shares}
      textOf={(share) => percent.format(share)}
    />
  );
}

interface FigureProps {
  readonly name: string;
  /** Below the last whole week's value. */
  readonly more: string;
  /** Mondays, as dates. */
  readonly weeks: readonly string[];
  /** One for each week; none where nothing can be said of it. */
  readonly values: readonly (number | null)[];
  readonly textOf: (value: number) => string;
}

function Figure({ name, more, weeks, values, textOf }: FigureProps) {
  const t = useTexts('adminHome');
  const { day } = useMoments();
  const id = useId();
  const words = (value: number | null | undefined) => (value === null || value === undefined ? '–' : textOf(value));
  const top = Math.max(...values.map((value) => value ?? 0)) || 1;
  return (
    <div className={styles.figure}>
      <div>
        <h4 id={id}>{name}</h4>
        <p className={styles.value}>{words(values.at(-2))}</p>
        <p className={styles.more}>{more}</p>
      </div>
      <div className={styles.bars} aria-hidden>
        {values.map((value, index) => (
          <span
            key={weeks[index]}
            title={`${day(`${weeks[index]}T12:00:00Z`, 'UTC')}: ${words(value)}`}
            style={{ height: `${Math.max(1, Math.round(((value ?? 0) / top) * 40))}px` }}
          />
        ))}
      </div>
      <table className="sr-only" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('week')}</th>
            <th scope="col">{name}</th>
          </tr>
        </thead>
        <tbody>
          {values.map((value, index) => (
            <tr key={weeks[index]}>
              <th scope="row">{day(`${weeks[index]}T12:00:00Z`, 'UTC')}</th>
              <td>{words(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

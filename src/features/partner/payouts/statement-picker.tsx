import { CalendarRange, Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { Options, Select } from '#web/ui/field/select.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { monthsSince } from './months-since.ts';
import styles from './statement-picker.module.css';

/** A month, and its statement as a file for spreadsheets or for paper. */
export function StatementPicker({ firstMonth }: { readonly firstMonth: string }) {
  const t = useTexts('payouts');
  const locale = useLocale();
  const [summary] = trpc.payouts.summary.useSuspenseQuery();
  const months = monthsSince(firstMonth, summary.month);
  const [month, setMonth] = useState(summary.month);
  const file = (type: 'csv' | 'pdf') => (
    <a
      href={`/dashboard/payouts/statement.${type}?month=${month}`}
      download
      className={buttonClass({ variant: 'secondary' })}
    >
      <Icon of={Download} size={18} />
      {t(type)}
    </a>
  );
  return (
    <div className={styles.picker}>
      <span className={styles.month}>
        <Icon of={FileText} size={18} className={styles.icon} />
        <Select
          height={44}
          value={month}
          aria-label={t('statementOf')}
          className={styles.select}
          onChange={(event) => setMonth(event.target.value)}
        >
          <Options
            of={months.map((each) => [each, formatDate(`${each}-01`, locale, { month: 'long', year: 'numeric' })])}
          />
        </Select>
      </span>
      {file('csv')}
      {file('pdf')}
    </div>
  );
}

/** A year, and its summary with the invoice of the share as a file. */
export function YearPicker({ firstMonth }: { readonly firstMonth: string }) {
  const t = useTexts('payouts');
  const [summary] = trpc.payouts.summary.useSuspenseQuery();
  const years = [...new Set(monthsSince(firstMonth, summary.month).map((month) => month.slice(0, 4)))];
  const [year, setYear] = useState(summary.month.slice(0, 4));
  return (
    <div className={styles.picker}>
      <span className={styles.month}>
        <Icon of={CalendarRange} size={18} className={styles.icon} />
        <Select
          height={44}
          value={year}
          aria-label={t('yearHint')}
          className={styles.select}
          onChange={(event) => setYear(event.target.value)}
        >
          <Options of={years.map((each) => [each, t('yearOf', { year: each })])} />
        </Select>
      </span>
      {(['csv', 'pdf'] as const).map((type) => (
        <a
          key={type}
          href={`/dashboard/payouts/year.${type}?year=${year}`}
          download
          aria-label={`${t(type)}, ${t('yearOf', { year })}`}
          className={buttonClass({ variant: 'secondary' })}
        >
          <Icon of={Download} size={18} />
          {t(type)}
        </a>
      ))}
    </div>
  );
}

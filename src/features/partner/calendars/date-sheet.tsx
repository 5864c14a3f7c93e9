import { useLocale } from '#web/lib/texts.ts';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import styles from './suggestions.module.css';

/** A date as a sheet of a calendar; the words next to it say it too. */
export function DateSheet({ date, isOver }: { readonly date: string; readonly isOver?: boolean }) {
  const locale = useLocale();
  return (
    <span className={styles.sheet} data-over={isOver || undefined} aria-hidden>
      <span>{formatDate(date, locale, { month: 'short' }).replace('.', '')}</span>
      <strong>{formatDate(date, locale, { day: 'numeric' })}</strong>
    </span>
  );
}

import { numbersOf } from '#shared/money/format-money.ts';
import { useLocale } from '#web/lib/texts.ts';

const units = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
] as const;

/** How long something has been so, in the largest unit that fits: '6 min', '3 hr', '2 days'; at least a minute. */
export function useAge() {
  const locale = useLocale();
  return (since: string, now: Date): string => {
    const seconds = Math.max(60, (now.getTime() - Date.parse(since)) / 1000);
    const [unit, length] = units.findLast(([, each]) => seconds >= each) ?? units[0];
    return new Intl.NumberFormat(numbersOf(locale), { style: 'unit', unit, unitDisplay: 'short' }).format(
      Math.floor(seconds / length),
    );
  };
}

import type { Locale } from '../messages/text.ts';
import { numbersOf } from '../money/format-money.ts';

/** "170 m" under a kilometre, else "1.2 km". */
export function formatDistance(metres: number, locale: Locale): string {
  if (metres < 1000) return `${Math.round(metres / 10) * 10} m`;
  return `${new Intl.NumberFormat(numbersOf(locale), { maximumFractionDigits: 1 }).format(metres / 1000)} km`;
}

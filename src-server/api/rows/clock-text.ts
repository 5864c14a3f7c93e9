import { parseClock12 } from '#shared/time/wall-clock.ts';

const CLOCK_24 = /^([01]?\d|2[0-4]):([0-5]\d)$/;

/**
 * Minute of the day of a time as machines write it, `06:30 PM`, `18:30` or the `00:00 AM` of full days. What is no time
 * stays what it was, for the procedure to refuse by its name.
 */
export function minuteOf(text: string | undefined, as: 'opening' | 'closing'): number | undefined {
  if (text === undefined) return undefined;
  const match = CLOCK_24.exec(text.trim());
  if (match !== null) {
    const minute = Number(match[1]) * 60 + Number(match[2]);
    return as === 'closing' && (minute === 0 || minute === 1439) ? 1440 : minute;
  }
  return parseClock12(text.replace(/^\s*00?:(\d\d)\s*am/i, '12:$1 AM'), as) ?? Number.NaN;
}

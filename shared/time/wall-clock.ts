/** A full day: 12:00 AM to 11:59 PM on screens, [0, 1440) here. */
export const fullDay = { from: 0, to: 1440 } as const;

/** 11:59 PM as a closing time means midnight. */
export const lastWrittenMinute = 1439;

/**
 * Minute of the day of a 12-hour text such as `06:30 PM`, `6:30pm` or `12:00 AM`; `null` when it is none.
 * As a closing, `11:59 PM` and `12:00 AM` are the end of the day, 1440.
 */
export function parseClock12(text: string, as: 'opening' | 'closing' = 'opening'): number | null {
  const match = /^\s*(\d{1,2}):(\d\d)\s*([ap])\.?m\.?\s*$/i.exec(text);
  if (!match) return null;
  const hour = Number(match[1]);
  const minute = Number(match[2]);
  if (hour < 1 || hour > 12 || minute > 59) return null;
  const half = match[3]?.toLowerCase() === 'p' ? 720 : 0;
  const total = (hour % 12) * 60 + minute + half;
  return as === 'closing' && (total === lastWrittenMinute || total === 0) ? fullDay.to : total;
}

/** Minute of the day (0–1440) as `06:30 PM`; the end of the day is written `11:59 PM`. */
export function formatClock12(minute: number): string {
  if (!Number.isInteger(minute) || minute < 0 || minute > fullDay.to)
    throw new RangeError(`Not a minute of a day: ${minute}`);
  const shown = minute === fullDay.to ? lastWrittenMinute : minute;
  const hour = String(Math.floor(shown / 60) % 12 || 12).padStart(2, '0');
  const past = String(shown % 60).padStart(2, '0');
  return `${hour}:${past} ${shown < 720 ? 'AM' : 'PM'}`;
}

import { formatMinute } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';

const HALF = 30;

type TimeOptionsProps = {
  /** The half hours to choose from, as minutes of the day. */
  readonly halves: readonly number[];
  /** The minutes of the day after and before which quarters between them can be chosen. */
  readonly from: number;
  readonly to: number;
};

/** The options of a choice of times: half hours, then the quarters between them. 1440 is written 11:59 PM. */
export function TimeOptions({ halves, from, to }: TimeOptionsProps) {
  const t = useTexts('partner');
  const locale = useLocale();
  const quarters: number[] = [];
  for (let minute = Math.floor(from / HALF) * HALF + 15; minute < to; minute += HALF)
    if (minute > from) quarters.push(minute);
  const option = (minute: number) => (
    <option key={minute} value={minute}>
      {formatMinute(minute === 1440 ? 1439 : minute, locale)}
    </option>
  );
  return (
    <>
      {halves.map(option)}
      {quarters.length > 0 && <optgroup label={t('quarterHours')}>{quarters.map(option)}</optgroup>}
    </>
  );
}

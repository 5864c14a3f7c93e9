import { dayViews, type DayView } from '#shared/admin/lists.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Segments } from '../kit/segments.tsx';
import type { BookingsSearch } from './bookings-search.ts';

type View = DayView | 'all';

const viewWords = {
  now: 'viewNow',
  inStore: 'inside',
  late: 'late',
  notCome: 'notCome',
  all: 'viewAll',
} as const;

/** The view of the day that an address means: now, unless something is looked for. */
export const viewOf = ({ day, text, state, dropOff, user, listing }: BookingsSearch): View =>
  day ?? ([text, state, dropOff, user, listing].every((each) => each === undefined) ? 'now' : 'all');

type DayViewsProps = {
  readonly search: BookingsSearch;
  readonly onChange: (next: Partial<BookingsSearch>) => void;
};

/** The day as operations look at it, or all bookings. */
export function DayViews({ search, onChange }: DayViewsProps) {
  const t = useTexts('adminBookings');
  return (
    <Segments<View>
      label={t('view')}
      value={viewOf(search)}
      onChange={(day) =>
        onChange({ day, ...(day === 'all' ? {} : { text: undefined, dropOff: undefined, state: undefined }) })
      }
      items={([...dayViews, 'all'] as const).map((value) => ({ value, words: t(viewWords[value]) }))}
    />
  );
}

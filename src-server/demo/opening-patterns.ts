import type { OpeningRules, SpecialDay, Weekday, WeeklySlot } from '#shared/availability/opening-rules.ts';
import { weekdays } from '#shared/availability/opening-rules.ts';
import type { Random } from './random.ts';

type Pattern = Pick<OpeningRules, 'availableFullTime' | 'weekly'>;

const hour = 60;
const allWeek = weekdays;
const workdays: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

const slots = (days: readonly Weekday[], from: number, to: number): WeeklySlot[] =>
  days.map((day) => ({ day, from, to }));

/** The whole variety of hours that the engine knows. */
const patterns: readonly (() => Pattern)[] = [
  () => ({ availableFullTime: true, weekly: [] }),
  () => ({ availableFullTime: false, weekly: slots(allWeek, 0, 24 * hour) }),
  () => ({ availableFullTime: false, weekly: slots(allWeek, 6.5 * hour, 21 * hour) }),
  () => ({ availableFullTime: false, weekly: slots(allWeek, 8 * hour, 20 * hour) }),
  () => ({ availableFullTime: false, weekly: slots(allWeek, 7 * hour, 23 * hour) }),
  () => ({
    availableFullTime: false,
    weekly: [...slots([...workdays, 'saturday'], 9 * hour, 19 * hour)],
  }),
  () => ({
    availableFullTime: false,
    weekly: [
      ...slots(workdays, 9 * hour, 13 * hour),
      ...slots(workdays, 14 * hour, 20 * hour),
      ...slots(['saturday', 'sunday'], 10 * hour, 18 * hour),
    ],
  }),
  () => ({
    availableFullTime: false,
    weekly: [
      ...slots(['monday', 'tuesday', 'wednesday', 'thursday'], 10 * hour, 22 * hour),
      ...slots(['friday', 'saturday'], 18 * hour, 24 * hour),
      ...slots(['saturday', 'sunday'], 0, 2 * hour),
      ...slots(['friday', 'saturday', 'sunday'], 10 * hour, 17 * hour),
    ],
  }),
  () => ({ availableFullTime: false, weekly: slots(allWeek, 6 * hour, 22.5 * hour) }),
];

/** Opening rules of one demo listing; dated exceptions lie in the two months from `day(0)`. */
export function demoRules(
  random: Random,
  zone: string,
  isHotel: boolean,
  day: (offset: number) => string,
): OpeningRules {
  const pattern = isHotel && random.chance(0.7) ? patterns[0] : random.pick(patterns);
  const base = (pattern ?? (() => ({ availableFullTime: true, weekly: [] })))();
  const special: SpecialDay[] = [];
  if (random.chance(0.3)) special.push({ date: day(random.between(4, 30)), closed: true, slots: [] });
  if (random.chance(0.15)) {
    special.push({ date: day(random.between(31, 45)), closed: true, slots: [{ from: 12 * hour, to: 14 * hour }] });
  }
  if (random.chance(0.15)) {
    special.push({ date: day(random.between(46, 60)), closed: false, slots: [{ from: 8 * hour, to: 23 * hour }] });
  }
  const closureStart = random.between(8, 40);
  const closures = random.chance(0.12)
    ? [{ from: day(closureStart), to: day(closureStart + random.between(1, 6)) }]
    : [];
  return { zone, ...base, special, closures };
}

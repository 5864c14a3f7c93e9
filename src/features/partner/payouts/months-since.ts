/** Months `YYYY-MM` from `last` back to `first`, both included; at most ten years of them. */
export function monthsSince(first: string, last: string): readonly string[] {
  const months: string[] = [];
  for (let month = last; month >= first && months.length < 120; month = monthBefore(month)) months.push(month);
  return months.length === 0 ? [last] : months;
}

function monthBefore(month: string): string {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return of === 1 ? `${year - 1}-12` : `${year}-${String(of - 1).padStart(2, '0')}`;
}

const MAX_KEPT = 2000;
const known = new Map<string, readonly string[]>();

/**
 * Asks for what depends on the days of locations with the zones that they had the last time, and once more where a row
 * names another: days are reckoned here, never in SQL, and to ask for the zones first would be a statement more for every
 * request. What is kept is never shown, and cannot be out of date.
 * @param key names the question's owner or location.
 */
export async function askByDays<Row extends { readonly time_zone: string }>(
  key: string,
  ask: (zones: readonly string[]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const assumed = known.get(key) ?? [];
  const rows = await ask(assumed);
  if (rows.every(({ time_zone }) => assumed.includes(time_zone))) return rows;
  known.delete(key);
  known.set(key, [...new Set(rows.map(({ time_zone }) => time_zone))]);
  const [oldest] = known.keys();
  if (known.size > MAX_KEPT && oldest !== undefined) known.delete(oldest);
  return askByDays(key, ask);
}

/** Adds markers to known ones: unique by number, the newer wins, and only the latest `cap` are kept. */
export function mergeMarkers<Marker extends { readonly number: number }>(
  known: readonly Marker[],
  fresh: readonly Marker[],
  cap: number,
): readonly Marker[] {
  const freshNumbers = new Set(fresh.map(({ number }) => number));
  const merged = [
    ...known.filter(({ number }) => !freshNumbers.has(number)),
    ...new Map(fresh.map((one) => [one.number, one])).values(),
  ];
  return merged.slice(Math.max(0, merged.length - cap));
}

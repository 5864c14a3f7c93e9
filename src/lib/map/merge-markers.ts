/** Adds markers to known ones: unique by id, the newer wins, and only the latest `cap` are kept. */
export function mergeMarkers<Marker extends { readonly id: string }>(
  known: readonly Marker[],
  fresh: readonly Marker[],
  cap: number,
): readonly Marker[] {
  const freshIds = new Set(fresh.map(({ id }) => id));
  const merged = [
    ...known.filter(({ id }) => !freshIds.has(id)),
    ...new Map(fresh.map((one) => [one.id, one])).values(),
  ];
  return merged.slice(Math.max(0, merged.length - cap));
}

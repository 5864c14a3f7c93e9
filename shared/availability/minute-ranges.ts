/** A half-open range of whole minutes. */
export interface MinuteRange {
  readonly from: number;
  readonly to: number;
}

/** Sorted, without empty ranges, overlapping and touching ones merged. */
export function mergeRanges(ranges: readonly MinuteRange[]): MinuteRange[] {
  const sorted = ranges.filter((range) => range.from < range.to).sort((a, b) => a.from - b.from);
  const merged: MinuteRange[] = [];
  for (const range of sorted) {
    const last = merged.at(-1);
    if (last && range.from <= last.to) merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    else merged.push({ from: range.from, to: range.to });
  }
  return merged;
}

/** What is left of merged ranges without the others. */
export function withoutRanges(ranges: readonly MinuteRange[], others: readonly MinuteRange[]): MinuteRange[] {
  let left = [...ranges];
  for (const other of others) {
    left = left.flatMap((range) => [
      { from: range.from, to: Math.min(range.to, other.from) },
      { from: Math.max(range.from, other.to), to: range.to },
    ]);
    left = left.filter((range) => range.from < range.to);
  }
  return left;
}

export function inRanges(ranges: readonly MinuteRange[], minute: number): boolean {
  return ranges.some((range) => range.from <= minute && minute < range.to);
}

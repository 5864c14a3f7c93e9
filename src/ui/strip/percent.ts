const dayMinutes = 1440;

/** Minutes as a part of the day, for CSS. */
export function percent(minutes: number): string {
  return `${Math.round((minutes / dayMinutes) * 10_000) / 100}%`;
}

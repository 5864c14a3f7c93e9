const DAYS = 30;
const nameOf = (personId: string) => `kept-${personId}`;

/**
 * Notes how many hand-overs wait on this device, outside of the store that keeps them: a browser may clear that, and then
 * the device can say what it lost.
 */
export function noteKept(personId: string, count: number): void {
  const age = count === 0 ? 0 : DAYS * 86_400;
  document.cookie = `${nameOf(personId)}=${count}; path=/; max-age=${age}; samesite=strict`;
}

/** How many were noted. */
export function notedKept(personId: string): number {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${nameOf(personId)}=`));
  return Number(found?.split('=')[1] ?? 0) || 0;
}

/** Asks the browser not to clear what is kept; it may say no. */
export function askToLast(): void {
  if ('storage' in navigator) void navigator.storage.persist().catch(() => false);
}

const key = 'coupon';
/** As long as the server takes one. */
const longest = 40;

/** A code as it may be asked about, whatever a link or the storage says; `null` where nothing is left of it. */
export const codeIn = (text: string | null): string | null =>
  (text ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, longest)
    .trim() || null;

/** The discount code of this tab; `null` where there is none. */
export function getCoupon(): string | null {
  if (typeof sessionStorage === 'undefined') return null;
  try {
    return codeIn(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Keeps a code for price requests and the booking; an empty one removes it. */
export function setCoupon(code: string | null): void {
  const kept = codeIn(code);
  try {
    if (kept === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, kept);
  } catch {
    // Without storage the code has to be typed on the review step.
  }
}

/** Takes the code out of a page's query (`?code=…`), where a campaign link carries it. */
export function takeCouponFrom(search: string): void {
  const code = codeIn(new URLSearchParams(search).get('code'));
  if (code !== null) setCoupon(code);
}

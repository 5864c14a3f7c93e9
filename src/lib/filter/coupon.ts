const key = 'coupon';
const longest = 64;

/** The discount code of this tab; `null` where there is none. */
export function getCoupon(): string | null {
  if (typeof sessionStorage === 'undefined') return null;
  try {
    return sessionStorage.getItem(key) || null;
  } catch {
    return null;
  }
}

/** Keeps a code for price requests and the booking; an empty one removes it. */
export function setCoupon(code: string | null): void {
  const kept = code?.trim().slice(0, longest) ?? '';
  try {
    if (kept === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, kept);
  } catch {
    // Without storage the code has to be typed on the review step.
  }
}

/** Takes the code out of a page's query (`?code=…`), where a campaign link carries it. */
export function takeCouponFrom(search: string): void {
  const code = new URLSearchParams(search).get('code');
  if (code !== null && code.trim() !== '') setCoupon(code);
}

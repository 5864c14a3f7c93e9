/** Addresses of pages that the product itself links to or reads: its footer and its bar, sign-ups, booking, the help. */
const needed = new Set(['/about', '/contact', '/faq', '/locations', '/partners', '/pricing', '/privacy', '/terms']);

/** Whether the product needs a page at one of these addresses: its own, and those that lead to it. */
export const isNeededPage = (urls: readonly string[]): boolean => urls.some((url) => needed.has(url));

import type { Locale } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { orderKey } from './guest-access.ts';

/** An instant as a location's clock shows it, in the reader's language. */
export const momentText = (locale: Locale, at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'full', timeStyle: 'short' }).format(at);

/** The link that opens one order for whoever has it. */
export const orderLink = (deps: Pick<Deps, 'config'>, bookingId: string): string =>
  `${deps.config.siteUrl}/orders/${bookingId}?${new URLSearchParams({ key: orderKey(deps, bookingId) })}`;

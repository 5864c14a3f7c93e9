import type { Deps } from '#server/deps.ts';
import { PrivateAddressError, publicAddressesOf, type ResolveHost } from '#server/platform/http/public-address.ts';
import {
  webhookAddressPrivate,
  webhookAddressUnknown,
  webhookAddressWrong,
  webhookNeedsHttps,
} from './webhooks.errors.ts';

function readAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  // Names and passwords in an address end up in logs.
  if (url === null || !isWeb || url.username !== '' || url.password !== '') throw webhookAddressWrong();
  url.hash = '';
  return url;
}

/**
 * An address that a webhook may have, as it is called: HTTPS, of a host on the public internet.
 * @throws AppError 422 for any other.
 */
export async function webhookAddress(
  { config }: Pick<Deps, 'config'>,
  text: string,
  resolve?: ResolveHost,
): Promise<string> {
  const url = readAddress(text);
  if (config.webhooksAllowPrivate) return url.href;
  if (url.protocol !== 'https:') throw webhookNeedsHttps();
  try {
    await publicAddressesOf(url.hostname, resolve);
  } catch (error) {
    throw error instanceof PrivateAddressError ? webhookAddressPrivate() : webhookAddressUnknown();
  }
  return url.href;
}

import type { Deps } from '#server/deps.ts';
import {
  GuardedFetchError,
  readTarget,
  type ResolveHost,
  resolveTarget,
  targetGuard,
} from '#server/platform/http/target-guard.ts';
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
  if (config.allowsPrivateTargets) return url.href;
  if (url.protocol !== 'https:') throw webhookNeedsHttps();
  const guard = { ...targetGuard(config), resolve };
  try {
    await resolveTarget(readTarget(url.href, guard), guard);
  } catch (error) {
    if (!(error instanceof GuardedFetchError)) throw error;
    if (error.reason === 'private') throw webhookAddressPrivate();
    throw error.reason === 'unresolved' ? webhookAddressUnknown() : webhookAddressWrong();
  }
  return url.href;
}

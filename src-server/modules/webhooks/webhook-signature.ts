import { createHmac } from 'node:crypto';
import { Instant } from '@js-joda/core';
import type { Deps } from '#server/deps.ts';

/** How long the secret before goes on signing, so that a receiver can change over. */
const OLD_SECRET_SECONDS = 86_400;

/** What a webhook's secrets follow from; none of them is in the database. */
export interface SecretFacts {
  readonly id: string;
  readonly secret_version: number;
  readonly secret_changed_at: Date | null;
}

const keyOf = ({ config }: Pick<Deps, 'config'>, { id }: SecretFacts, version: number): Buffer =>
  createHmac('sha256', config.appSecret).update(`webhook:${id}:${version}`).digest();

/** The secret that a receiver checks signatures with, as Standard Webhooks writes it: `whsec_` and base64. */
export const webhookSecret = (deps: Pick<Deps, 'config'>, webhook: SecretFacts): string =>
  `whsec_${keyOf(deps, webhook, webhook.secret_version).toString('base64')}`;

/** Until when the secret before signs with the new one; `null` when it does no longer. */
export function oldSecretUntil({ clock }: Pick<Deps, 'clock'>, { secret_changed_at: at }: SecretFacts): Instant | null {
  if (at === null) return null;
  const until = Instant.ofEpochMilli(at.getTime()).plusSeconds(OLD_SECRET_SECONDS);
  return until.isAfter(clock.now()) ? until : null;
}

interface Message {
  readonly id: string;
  readonly body: string;
}

/** The headers of one try, to the letter of Standard Webhooks: the id is the same on every try, the time is not. */
export function signedHeaders(
  deps: Pick<Deps, 'clock' | 'config'>,
  webhook: SecretFacts,
  { id, body }: Message,
): Readonly<Record<string, string>> {
  const timestamp = String(deps.clock.now().epochSecond());
  const { secret_version: version } = webhook;
  const versions = oldSecretUntil(deps, webhook) === null ? [version] : [version, version - 1];
  const signatures = versions.map((each) => {
    const signature = createHmac('sha256', keyOf(deps, webhook, each)).update(`${id}.${timestamp}.${body}`);
    return `v1,${signature.digest('base64')}`;
  });
  return {
    'content-type': 'application/json',
    'user-agent': `${deps.config.SITE_NAME.replaceAll(/[^\w-]+/g, '-')}-Webhooks/1`,
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

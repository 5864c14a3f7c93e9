import { createECDH } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { derivedKey } from '#server/platform/sessions/secrets.ts';

/**
 * The installation's keys for push services, made of its secret: every process has the same, and they are kept with it
 * from the first start on. Base64url; the public one is a browser's `applicationServerKey`.
 */
export function vapidKeys({ config }: Pick<Deps, 'config'>): {
  readonly publicKey: string;
  readonly privateKey: string;
} {
  const privateKey = derivedKey(config.appSecret, 'web-push', 'vapid');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return { publicKey: pair.getPublicKey('base64url'), privateKey };
}

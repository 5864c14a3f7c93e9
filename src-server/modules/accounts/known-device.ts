import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { derivedKey, isSameSecret, newSecret } from '#server/platform/sessions/secrets.ts';

const sealOf = ({ deps }: Pick<RequestContext, 'deps'>, id: string, userId: string): string =>
  derivedKey(deps.config.appSecret, 'device', `${id}:${userId}`);

/** The name of the asker's browser where this person has signed in with it before; else `null`. It opens nothing. */
export function knownDevice(ctx: Pick<RequestContext, 'deps' | 'device'>, userId: string): string | null {
  const [id = '', seal = ''] = (ctx.device ?? '').split('.');
  return id !== '' && isSameSecret(seal, sealOf(ctx, id, userId)) ? id : null;
}

/** Marks the asker's browser as one in which this person has signed in. */
export function rememberDevice(ctx: Pick<RequestContext, 'deps' | 'device' | 'credentials'>, userId: string): void {
  if (knownDevice(ctx, userId) !== null) return;
  const id = newSecret().slice(0, 22);
  ctx.credentials.knowDevice(`${id}.${sealOf(ctx, id, userId)}`);
}

import type { PageContext } from './page-context.ts';

type Asked = { readonly context: PageContext & { readonly isPartner: boolean } };

/**
 * For loaders under the dashboard: what partners see is asked for by partners only; other people read how to become one.
 * @returns the instant (ISO) at which the page was asked for, so that server and browser say the same.
 */
export async function loadForPartner(
  { context }: Asked,
  load: (api: PageContext['api']) => Promise<unknown>,
): Promise<{ readonly now: string }> {
  if (context.isPartner) await load(context.api);
  return { now: new Date().toISOString().replace(/\.\d+Z$/, 'Z') };
}

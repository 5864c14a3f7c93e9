import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import { applePass, googlePassLink, passFacts } from '#server/modules/booking/booking.module.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { createContext } from '#server/platform/http/create-context.ts';
import { type AskedOrder, ofOrder, orOrderPage, readOrder } from './read-order.ts';

function appleKeys(config: Config) {
  const { APPLE_WALLET_CERTIFICATE: certificate, APPLE_WALLET_KEY: key, APPLE_WALLET_WWDR: wwdr } = config;
  const { APPLE_WALLET_PASS_TYPE: passType, APPLE_WALLET_TEAM: team } = config;
  if (!certificate || !key || !wwdr || !passType || !team) return null;
  return { certificate, key, wwdr, passType, team, passphrase: config.APPLE_WALLET_KEY_PASSPHRASE };
}

function googleKeys(config: Config) {
  const { GOOGLE_WALLET_ISSUER: issuer, GOOGLE_WALLET_ACCOUNT: account, GOOGLE_WALLET_KEY: key } = config;
  return issuer && account && key ? { issuer, account, key, origin: new URL(config.siteUrl).origin } : null;
}

/**
 * `GET /orders/{id}/ticket.pkpass`, and `GET /orders/{id}/google-wallet`, which leads to Google: the ticket for a
 * wallet, for the person who may open the order, or by its mail's `key`. Without a wallet's keys its address is not there.
 */
export function registerWalletPasses(app: FastifyInstance, deps: Deps): void {
  app.get<AskedOrder>(
    '/orders/:id/ticket.pkpass',
    { ...ofOrder, errorHandler: orOrderPage },
    async (request, reply) => {
      const keys = appleKeys(deps.config);
      if (keys === null) throw notFound();
      const order = await readOrder(deps, request, reply);
      const { locale } = await createContext(deps, request, reply, 'web');
      return reply
        .type('application/vnd.apple.pkpass')
        .header('content-disposition', `attachment; filename="${order.code}.pkpass"`)
        .header('cache-control', 'private, no-store')
        .send(await applePass(passFacts(deps, order, locale), keys));
    },
  );
  app.get<AskedOrder>(
    '/orders/:id/google-wallet',
    { ...ofOrder, errorHandler: orOrderPage },
    async (request, reply) => {
      const keys = googleKeys(deps.config);
      if (keys === null) throw notFound();
      const order = await readOrder(deps, request, reply);
      const { locale } = await createContext(deps, request, reply, 'web');
      const now = new Date(deps.clock.now().toEpochMilli());
      return reply
        .header('cache-control', 'private, no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(await googlePassLink(passFacts(deps, order, locale), keys, now));
    },
  );
}

import { z } from 'zod';
import { restRow, unchecked } from '#server/platform/rest/rest-row.ts';
import { done, idParams, optionalText } from '#server/platform/rest/wire-schema.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { createCallerFactory } from '#server/platform/trpc/trpc.ts';
import { isId } from '#server/platform/ids.ts';
import type { IntegrationView } from './guesty-integration.ts';
import { integrationNotFound } from './integrations.errors.ts';
import { integrationsRouter } from './integrations.router.ts';

const tag = 'Integrations';
const caller = createCallerFactory(integrationsRouter);

const integration = z
  .object({
    id: z.string(),
    token: z.string().meta({ description: 'Its beginning and its end' }),
    service: z.literal('guesty'),
    guesty_email_enabled: z.boolean(),
    guesty_notification_delay: z.int().meta({ description: 'Hours after the reservation was made' }),
    webhook_url: z.string().meta({ description: 'Where Guesty sends reservation.new and reservation.updated' }),
  })
  .meta({ id: 'Integration' });

const toRest = (view: IntegrationView): z.output<typeof integration> => ({
  id: view.id,
  token: view.token,
  service: view.service,
  guesty_email_enabled: view.emailEnabled,
  guesty_notification_delay: view.notificationDelay,
  webhook_url: view.webhookUrl,
});

const given = z.object({
  token: optionalText,
  service: optionalText,
  guesty_email_enabled: z.boolean().optional(),
  guesty_notification_delay: z.int().optional(),
});

const write = { tag, whose: 'partner' } as const;

async function hear(ctx: RequestContext, integrationId: string, secret: string, event: object) {
  await caller(ctx).hear(unchecked({ integrationId, secret, event }));
  return { success: true as const };
}

export const integrationRows = [
  restRow({
    method: 'GET',
    path: '/integrations',
    title: 'Your integrations',
    summary: 'Your integrations',
    tag,
    whose: 'partner',
    answer: z.object({ integrations: z.array(integration) }),
    handle: async (ctx) => ({ integrations: (await caller(ctx).list()).map(toRest) }),
  }),
  restRow({
    ...write,
    method: 'POST',
    path: '/integrations',
    title: 'Set an integration up',
    summary: 'Set an integration up; there is one of each service',
    body: z.object({ integration: given }),
    answer: integration,
    status: 201,
    handle: async (ctx, { body: { integration: wanted } }) =>
      toRest(
        await caller(ctx).add(
          unchecked({
            service: wanted.service ?? 'guesty',
            token: wanted.token,
            guestyEmailEnabled: wanted.guesty_email_enabled ?? false,
            guestyNotificationDelay: wanted.guesty_notification_delay ?? 0,
          }),
        ),
      ),
  }),
  restRow({
    ...write,
    method: 'PUT',
    path: '/integrations/:id',
    title: 'Change an integration',
    summary: 'Change when guests are written to; the token stays',
    params: idParams,
    body: z.object({ integration: given }),
    answer: integration,
    handle: async (ctx, { params, body: { integration: wanted } }) => {
      if (!isId(params.id)) throw integrationNotFound();
      return toRest(
        await caller(ctx).change({
          integrationId: params.id,
          guestyEmailEnabled: wanted.guesty_email_enabled,
          guestyNotificationDelay: wanted.guesty_notification_delay,
        }),
      );
    },
  }),
  restRow({
    method: 'POST',
    path: '/integrations/:id/guesty',
    title: 'An event of Guesty',
    summary: 'An event of Guesty about a reservation; secret is that of the integration’s webhook_url',
    tag,
    whose: 'anyone',
    params: idParams,
    query: z.object({ secret: z.string() }),
    body: z.looseObject({ event: optionalText }),
    answer: done,
    repeat: 'again',
    handle: (ctx, { params, query, body }) => hear(ctx, params.id, query.secret, body),
  }),
];

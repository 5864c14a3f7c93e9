import { z } from 'zod';
import { restRow } from '#server/platform/rest/rest-row.ts';
import { createCallerFactory } from '#server/platform/trpc/trpc.ts';
import { cmsRouter } from './cms.router.ts';

const caller = createCallerFactory(cmsRouter);

const settings = z
  .object({ booking_settings: z.object({ insured_amount: z.number().nullable() }) })
  .meta({ id: 'Settings' });

export const settingsRows = [
  restRow({
    method: 'GET',
    path: '/settings',
    summary: 'Global settings',
    tag: 'Settings',
    answer: settings,
    handle: async (ctx) => {
      const { insuredAmount } = await caller(ctx).site();
      return { booking_settings: { insured_amount: insuredAmount } };
    },
  }),
];

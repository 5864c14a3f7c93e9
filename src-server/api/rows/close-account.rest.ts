import { z } from 'zod';
import { closeOwnAccount, noAccountToClose } from '#server/modules/admin/admin.module.ts';
import { authText } from '#server/platform/rest/auth-texts.ts';
import { restRow } from '#server/platform/rest/rest-row.ts';

export const closeAccountRows = [
  restRow({
    method: 'DELETE',
    path: '/auth',
    title: 'Close the account',
    summary:
      'Close the account of a customer: every session ends at once, a mailed link opens it again for seven days, then it is erased',
    tag: 'Accounts',
    whose: 'key',
    answer: z.object({ status: z.literal('success'), message: z.string() }),
    refusals: {
      404: 'There is no session that these names open',
      422: 'Partners, administrators, people with a second factor, and open stays, claims or money; the sentence says which',
    },
    repeat: 'again',
    endsSession: true,
    handle: async (ctx) => {
      if (ctx.viewer.kind !== 'user') throw noAccountToClose();
      await closeOwnAccount(ctx, ctx.viewer.user);
      return { status: 'success', message: authText(ctx.locale, 'accountClosed') };
    },
  }),
];

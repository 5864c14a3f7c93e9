import { payoutStatuses } from '#shared/admin/operations-schema.ts';
import { toDecimalText } from '#shared/money/money-text.ts';
import { oneOf, type Task, textOf } from '../task.ts';

export const payouts: Task = {
  summary: 'Pays out what every partner has coming, or lists payouts',
  usage: '[--list] [--status STATUS]',
  help: [
    'Makes the payouts now instead of on Monday; what is under way is not paid twice.',
    '',
    '--list    lists the newest hundred instead, and pays nothing',
    `--status  lists only those that are ${payoutStatuses.join(', ')}`,
  ],
  options: { list: { type: 'boolean' }, status: { type: 'string' } },
  run: async (typed, { client, out, say }) => {
    const status = textOf(typed, 'status');
    if (typed.values.list !== true && status === undefined) {
      const { asked } = await client.admin.runPayouts.mutate();
      say(asked ? 'The payouts are being made.' : 'Nothing is due.');
      return;
    }
    const asked = status === undefined ? {} : { status: oneOf(status, payoutStatuses, '--status') };
    const found = await client.admin.payouts.query(asked);
    for (const { id, partner, amount, status: state, createdAt, failure } of found.payouts)
      out(
        `${id}  ${createdAt}  ${state}  ${toDecimalText(amount)} ${amount.currency}  ${partner}${failure === null ? '' : `  ${failure}`}`,
      );
    say(`${found.payouts.length} found${found.next === null ? '' : ', and older ones'}.`);
  },
};

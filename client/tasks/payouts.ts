import { payoutStatuses } from '#shared/admin/operations-schema.ts';
import { toDecimalText } from '#shared/money/money-text.ts';
import { oneOf, type Task, textOf } from '../task.ts';

export const payouts: Task = {
  summary: 'Lists payouts, or pays out what every partner has coming',
  usage: '[--status STATUS] [--run]',
  help: [
    `--status  only those that are ${payoutStatuses.join(', ')}; the newest hundred are told`,
    '--run     makes the payouts now instead of on Monday; what is under way is not paid twice',
  ],
  options: { status: { type: 'string' }, run: { type: 'boolean' } },
  run: async (typed, { client, out, say }) => {
    if (typed.values.run === true) {
      await client.admin.runPayouts.mutate();
      say('The payouts are being made.');
      return;
    }
    const status = textOf(typed, 'status');
    const asked = status === undefined ? {} : { status: oneOf(status, payoutStatuses, '--status') };
    const found = await client.admin.payouts.query(asked);
    for (const { id, partner, amount, status: state, createdAt, failure } of found.payouts)
      out(
        `${id}  ${createdAt}  ${state}  ${toDecimalText(amount)} ${amount.currency}  ${partner}${failure === null ? '' : `  ${failure}`}`,
      );
    say(`${found.payouts.length} payouts${found.next === null ? '' : ', and older ones'}.`);
  },
};

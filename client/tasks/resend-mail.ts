import { resentMails } from '#shared/admin/operations-schema.ts';
import { needed, oneOf, type Task, TaskFailure, textOf } from '../task.ts';

export const resendMail: Task = {
  summary: 'Writes a mail about a booking once more',
  usage: 'BOOKING KIND [--to traveller|partner]',
  help: [
    'BOOKING  its code, such as CLK-7F3K9Q',
    `KIND     ${resentMails.join(', ')}`,
    '--to     the traveller where nothing is said',
  ],
  options: { to: { type: 'string' } },
  run: async (typed, { client, say }) => {
    const text = needed(typed, 0, 'BOOKING');
    const kind = oneOf(needed(typed, 1, 'KIND'), resentMails, 'KIND');
    const to = oneOf(textOf(typed, 'to') ?? 'traveller', ['traveller', 'partner'] as const, '--to');
    const found = await client.admin.findBookings.query({ text });
    const [booking, another] = found;
    if (booking === undefined) throw new TaskFailure('No booking was found.');
    if (another !== undefined) throw new TaskFailure(`${found.length} bookings are meant by "${text}": say its code.`);
    const sent = await client.admin.resendMail.mutate({ bookingId: booking.id, kind, to });
    say(`The mail goes to ${sent.to}.`);
  },
};

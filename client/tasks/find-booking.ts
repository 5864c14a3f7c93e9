import { toDecimalText } from '#shared/money/money-text.ts';
import { needed, type Task, TaskFailure } from '../task.ts';

export const findBooking: Task = {
  summary: 'Finds bookings by code, e-mail address, name of the traveller or the location',
  usage: 'TEXT',
  help: [
    'TEXT  CLK-7F3K9Q, amara@example.com, "Amara Okafor" or york-street-coffee-toronto; the newest fifty are listed',
  ],
  options: {},
  run: async (typed, { client, out, say }) => {
    const found = await client.admin.findBookings.query({ text: needed(typed, 0, 'TEXT') });
    if (found.length === 0) throw new TaskFailure('No booking was found.');
    for (const booking of found) {
      const { total, paid, refunded } = booking;
      out(`${booking.code}  ${booking.status}  ${booking.id}`);
      out(`  ${booking.travellerName} <${booking.email}>, ${booking.location}`);
      out(`  ${booking.dropOffAt} to ${booking.pickUpAt}, bags: ${booking.bagsCount}`);
      out(
        `  ${toDecimalText(total)} ${total.currency}, paid ${toDecimalText(paid)}, given back ${toDecimalText(refunded)}`,
      );
      if (booking.checkedInAt !== null) out(`  in ${booking.checkedInAt}, out ${booking.checkedOutAt ?? 'not yet'}`);
    }
    say(`${found.length} found.`);
  },
};

import type { ErasureObstacle } from '#shared/admin/people-schema.ts';
import { needed, type Task, TaskFailure } from '../task.ts';

const words: Readonly<Record<ErasureObstacle, string>> = {
  listing: 'a location of theirs',
  booking: 'a booking that is to come or is under way',
  refund: 'money that is on its way back',
  claim: 'a problem they reported that is not decided',
  dispute: 'a payment that their bank disputes',
  staff: 'a place among the people of a counter',
  admin: 'the role of an administrator',
  share: 'a share that was not paid out',
};

export const erasePerson: Task = {
  summary: 'Takes a person’s name, addresses and numbers out of everything; what the books need stays without them',
  usage: 'EMAIL [--yes]',
  help: ['EMAIL  of their account', '--yes  erases; without it is only said what would be. It cannot be taken back'],
  options: { yes: { type: 'boolean' } },
  run: async (typed, { client, out, say }) => {
    const found = await client.admin.previewErasure.query({ email: needed(typed, 0, 'EMAIL') });
    if (found.why.length > 0)
      throw new TaskFailure(
        `They cannot be erased yet. There is still ${found.why.map((each) => words[each]).join(', ')}.`,
      );
    if (typed.values.yes !== true) {
      out(`${found.userId} would be erased; bookings that stay without a name: ${found.bookings}.`);
      say('Add --yes to erase them.');
      return;
    }
    const { bookings } = await client.admin.erasePerson.mutate({ userId: found.userId });
    out(`${found.userId} is erased; bookings that stay without a name: ${bookings}.`);
  },
};

import { needed, type Task, TaskFailure } from '../task.ts';

export const erasePerson: Task = {
  summary: 'Takes a person’s name, addresses and numbers out of everything; what the books need stays without them',
  usage: 'EMAIL [--yes]',
  help: ['EMAIL  of their account', '--yes  erases; without it is only said what would be. It cannot be taken back'],
  options: { yes: { type: 'boolean' } },
  run: async (typed, { client, out, say }) => {
    const found = await client.admin.previewErasure.query({ email: needed(typed, 0, 'EMAIL') });
    if (found.why.length > 0)
      throw new TaskFailure(`They cannot be erased yet. There is still ${found.why.join(', ')}.`);
    if (typed.values.yes !== true) {
      out(`${found.userId} would be erased; bookings that stay without a name: ${found.bookings}.`);
      say('Add --yes to erase them.');
      return;
    }
    const { bookings } = await client.admin.erasePerson.mutate({ userId: found.userId });
    out(`${found.userId} is erased; bookings that stay without a name: ${bookings}.`);
  },
};

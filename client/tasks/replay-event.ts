import { needed, type Task, TaskFailure, textOf } from '../task.ts';

export const replayEvent: Task = {
  summary: 'Sends an event to a webhook once more, or lists what was not taken',
  usage: 'DELIVERY | [--about CODE]',
  help: [
    'DELIVERY  the id of what was delivered; it is sent at once, under the same id',
    '--about   lists what was delivered about a booking, such as CLK-7F3K9Q; without it, what no webhook took',
  ],
  options: { about: { type: 'string' } },
  run: async (typed, { client, out, say }) => {
    if (typed.positionals.length === 0) {
      const found = await client.admin.deliveries.query({ about: textOf(typed, 'about') });
      for (const { id, at, type, about, host, state, tries, answered } of found)
        out(`${id}  ${at}  ${type}  ${about}  ${host}  ${state}, tries: ${tries}, ${answered ?? 'not answered'}`);
      say(`${found.length} deliveries.`);
      return;
    }
    const deliveryId = needed(typed, 0, 'DELIVERY');
    const { state, answered } = await client.admin.resendDelivery.mutate({ deliveryId });
    if (state !== 'delivered') throw new TaskFailure(`It was not taken: ${answered ?? 'no answer'}.`);
    say(`Taken: ${answered}.`);
  },
};

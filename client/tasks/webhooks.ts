import { webhookGroupNames } from '#shared/integrations/webhook-events.ts';
import { needed, oneOf, type Task, textOf } from '../task.ts';

export const webhooks: Task = {
  summary: 'Lists the addresses that hear of every partner’s events, adds or removes one',
  usage: '[add ADDRESS [--groups bookings,counter]] | [remove ID]',
  help: [
    'ADDRESS   where events are sent; the list shows its secret',
    `--groups  of ${webhookGroupNames.join(', ')}; all of them where nothing is said`,
    'ID        of one that is to be forgotten, with its deliveries',
  ],
  options: { groups: { type: 'string' } },
  run: async (typed, { client, out, say }) => {
    const verb = oneOf(typed.positionals[0] ?? 'list', ['list', 'add', 'remove'], 'What to do');
    if (verb === 'add') {
      const url = needed(typed, 1, 'ADDRESS');
      const named = textOf(typed, 'groups')?.split(',') ?? webhookGroupNames;
      const groups = named.map((group) => oneOf(group, webhookGroupNames, '--groups'));
      const { id } = await client.webhooks.addForAdministrators.mutate({ url, groups });
      say(`${id} hears of ${groups.join(', ')}.`);
    }
    if (verb === 'remove') {
      const webhookId = needed(typed, 1, 'ID');
      await client.webhooks.removeForAdministrators.mutate({ webhookId });
      say(`${webhookId} is removed.`);
    }
    for (const { id, url, groups, isFailing, secret } of await client.webhooks.ofAdministrators.query())
      out(`${id}  ${url}  ${groups.join(',')}  ${isFailing ? 'failing' : 'well'}  ${secret}`);
  },
};

import { needed, type Task, textOf, UsageError } from '../task.ts';

export const correctLocation: Task = {
  summary: 'Corrects country, region or time zone of a location',
  usage: 'LOCATION-ID --reason WHY [--country CC] [--region CODE|none] [--zone ZONE]',
  help: [
    'LOCATION-ID  as the address of its page in the console has it',
    '--reason     its partner reads it',
    '--country    such as CA; only where no stay is to come',
    '--region     of rates and taxes, such as ON; none where they are the country’s',
    '--zone       such as America/Toronto; stays to come keep their local times, and both sides have a mail',
  ],
  options: {
    reason: { type: 'string' },
    country: { type: 'string' },
    region: { type: 'string' },
    zone: { type: 'string' },
  },
  run: async (typed, { client, say }) => {
    const listingId = needed(typed, 0, 'LOCATION-ID');
    const [reason, region] = [textOf(typed, 'reason'), textOf(typed, 'region')];
    if (reason === undefined) throw new UsageError('Say why: --reason.');
    const now = await client.admin.listings.show.query({ listingId });
    const place = {
      country: textOf(typed, 'country') ?? now.country,
      region: region === undefined ? now.region : region === 'none' ? null : region,
      timeZone: textOf(typed, 'zone') ?? now.zone,
    };
    await client.admin.listings.setSurroundings.mutate({ listingId, reason, ...place });
    say(`${now.name}: ${place.country} ${place.region ?? ''} ${place.timeZone}`);
  },
};

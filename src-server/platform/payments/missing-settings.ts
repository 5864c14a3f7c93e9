import type { Log } from '#server/platform/log.ts';
import type { CardProvider, PlatformSettings } from './card-provider.ts';
import { heardEvents } from './heard-events.ts';

/** What has to be set at the provider's dashboard, by docs/operations.md, and is not; a sentence each. */
export function missingSettings({ payoutInterval, toldEvents }: PlatformSettings): readonly string[] {
  const untold = Object.values(heardEvents)
    .flat()
    .filter((event) => !toldEvents.includes(event) && !toldEvents.includes('*'));
  return [
    ...(untold.length === 0 ? [] : [`no webhook endpoint is enabled for ${untold.join(', ')}`]),
    ...(payoutInterval === 'manual'
      ? []
      : [
          `the platform’s balance is paid out by itself (${payoutInterval ?? 'not set'}), so transfers may find no money`,
        ]),
  ];
}

/**
 * Warns of what is not set at the provider, or that its settings could not be read; never fails a start.
 * @returns the sentences that were logged
 */
export async function tellMissingSettings({ cards, log }: { readonly cards: CardProvider; readonly log: Log }) {
  const settings = await cards.platformSettings();
  const told = settings.ok
    ? missingSettings(settings.value)
    : [`the settings of the account could not be read: ${settings.failure.message}`];
  for (const sentence of told) log.warn({ setting: 'the card provider’s dashboard' }, sentence);
  return told;
}

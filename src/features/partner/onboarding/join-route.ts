import { redirect } from '@tanstack/react-router';
import type { PageContext } from '#web/lib/page-context.ts';
import type { Country } from './join-form.tsx';

/** Who has joined goes to the dashboard. */
export async function beforeJoin({ context }: { readonly context: PageContext }): Promise<void> {
  const viewer = await context.api.accounts.viewer.ensureData();
  if (viewer?.isPartner === true && viewer.partnerOnboardingStep === 0) throw redirect({ href: '/dashboard' });
}

/** The countries that have a tariff, in the person's language, and where the form leads on to. */
export async function loadJoin({
  context,
}: {
  readonly context: PageContext;
}): Promise<{ countries: readonly Country[]; next: string }> {
  const viewer = await context.api.accounts.viewer.ensureData();
  const [rates, listings] = await Promise.all([
    context.api.pricing.countryPricings.ensureData(),
    viewer?.isPartner === true ? context.api.partner.listings.ensureData() : [],
  ]);
  const names = new Intl.DisplayNames([context.texts.locale], { type: 'region' });
  const countries = [...new Set(rates.map(({ country }) => country))]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, context.texts.locale));
  const first = listings[0];
  return {
    countries,
    next: first === undefined ? '/dashboard/listings/new' : `/dashboard/listings/${first.id}/edit`,
  };
}

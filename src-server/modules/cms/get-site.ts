import type { RequestContext } from '#server/platform/trpc/request-context.ts';

/** What the client needs to know of this installation: names, contacts, which providers are set. Nothing secret. */
export async function getSite({ deps }: RequestContext) {
  const { config, db } = deps;
  const [insurance] = await db.query<{ value: number | null }>(
    `select (value ->> 'insured_amount')::int as value from settings where key = 'booking_settings'`,
  );
  return {
    name: config.SITE_NAME,
    url: config.siteUrl,
    /** Whole dollars per item, or `null` where no amount is promised. */
    insuredAmount: insurance?.value ?? null,
    supportEmail: config.SUPPORT_EMAIL,
    supportPhone: config.SUPPORT_PHONE,
    supportHours: supportHoursOf(config.SUPPORT_HOURS),
    /** The wallets that tickets can be put into. */
    wallets: {
      apple: config.APPLE_WALLET_CERTIFICATE !== undefined,
      google: config.GOOGLE_WALLET_KEY !== undefined,
    },
    blogUrl: config.BLOG_URL,
    chatWidgetUrl: config.CHAT_WIDGET_URL ?? null,
    analyticsUrl: config.ANALYTICS_URL ?? null,
    googleSignIn: config.GOOGLE_CLIENT_ID !== undefined,
    payments: config.payments,
    /** Whether it has pages for those who build it, below `/dev`. */
    hasDevPages: !config.production,
    /** Whether this is a public site that moves no real money. */
    isDemonstration: config.production && config.payments === 'sandbox',
    stripePublishableKey: config.payments === 'stripe' ? (config.STRIPE_PUBLISHABLE_KEY ?? null) : null,
    map: {
      provider:
        config.GOOGLE_MAPS_KEY !== undefined ? 'google' : config.MAP_STYLE_URL !== undefined ? 'maplibre' : 'leaflet',
      googleKey: config.GOOGLE_MAPS_KEY ?? null,
      styleUrl: config.MAP_STYLE_URL ?? null,
      tilesUrl: config.MAP_TILES_URL,
    },
  } as const;
}

/** `08:00-20:00 America/Toronto` in minutes of the day, and the zone whose clock they are read from. */
function supportHoursOf(text: string) {
  const [hours = '', zone = ''] = text.split(' ');
  const [from = 0, to = 0] = hours.split('-').map((clock) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)));
  return { from, to, zone };
}

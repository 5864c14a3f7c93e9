import { observable } from '@trpc/server/observable';
import { expect, it } from 'vitest';
import { renderPage } from './entry-server.tsx';

/** As the server's copy of the client throws it: of another class than the one that the pages have. */
class Refused extends Error {
  readonly data: { readonly httpStatus: number };
  constructor(httpStatus: number) {
    super('Refused');
    this.data = { httpStatus };
  }
}

const site = {
  name: 'Cloakroom',
  url: 'http://localhost',
  insuredAmount: null,
  supportEmail: 'help@cloakroom.example',
  supportPhone: '',
  supportHours: { from: 9, to: 17, zone: 'America/Toronto' },
  wallets: { apple: false, google: false },
  blogUrl: '/blog',
  chatWidgetUrl: null,
  analyticsUrl: null,
  googleSignIn: false,
  payments: 'sandbox',
  hasDevPages: false,
  isDemonstration: false,
  stripePublishableKey: null,
  map: { provider: 'leaflet', googleKey: null, styleUrl: null, tilesUrl: '' },
};
const start = {
  center: { latitude: 43.65, longitude: -79.38 },
  label: 'Toronto',
  isGuess: true,
  zone: 'America/Toronto',
  stay: { dropOffAt: '2026-11-24T16:00:00Z', pickUpAt: '2026-11-24T19:00:00Z' },
  now: '2026-11-24T15:00:00Z',
  clocks: [],
};
const always: Readonly<Record<string, unknown>> = {
  'cms.site': site,
  'accounts.viewer': null,
  'booking.hasTickets': false,
};

/** The page of an address where the calls named are answered, and all others refused with a status. */
function page(path: string, httpStatus: number, answered: Readonly<Record<string, unknown>> = {}): Promise<Response> {
  const answers = { ...always, ...answered };
  const link = () => {
    return ({ op }: { op: { path: string } }) =>
      observable<never, never>((observer) => {
        if (!Object.hasOwn(answers, op.path)) return observer.error(new Refused(httpStatus) as never);
        observer.next({ result: { data: answers[op.path] } } as never);
        observer.complete();
        return undefined;
      });
  };
  return renderPage({
    request: new Request(`http://localhost${path}`),
    link: link as never,
    locale: 'en',
    theme: 'system',
    filterCookie: null,
    assets: { script: '/core.js', scripts: () => [], styles: [], devScript: null },
    nonce: 'nonce',
  });
}

it.each(['/map', '/map/york', '/map/york/reviews', '/help', '/toronto', '/en/faq', '/en/pricing'])(
  'a visitor who asked too often for %s reads that, not that something went wrong',
  async (path) => {
    await expect(page(path, 429)).rejects.toMatchObject({ cause: { data: { httpStatus: 429 } } });
  },
);

it('a page that broke on the server does not say that its reader is offline', async () => {
  const answer = await page('/map/york/reviews', 500);
  expect(answer.status).toBe(500);
  expect(await answer.text()).toMatch(/<h1>Something went wrong<\/h1>/);
});

it('a location that is not there leaves a way on, as any page that is not', async () => {
  const [location, nonsense] = await Promise.all(
    ['/map/nowhere', '/nonsense'].map(async (path) => {
      const answer = await page(path, 404, { 'search.start': start, 'cms.page': null, 'cms.redirect': null });
      const html = await answer.text();
      return {
        status: answer.status,
        bars: /data-bars="([^"]*)"/.exec(html)?.[1],
        hasBar: /data-bottom-bar/.test(html),
      };
    }),
  );
  expect(nonsense).toEqual({ status: 404, bars: 'fixed from0 bottom', hasBar: true });
  expect(location).toEqual(nonsense);
});

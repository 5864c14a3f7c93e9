import { sharedFileOf } from './shared/messages/together.ts';

/**
 * Which modules travel together to the browser. Left alone, the bundler gives every set of screens that shares a module
 * a file of its own: 46 files for the map, a third of them below half a kilobyte, each a request and badly compressed.
 * A group holds what is nearly always needed together; it may cost a screen some hundred bytes that it does not use,
 * which the better compression pays back. `npm run bench -- --only first-load` tells what a change here costs.
 */
const together: readonly (readonly [name: string, modules: RegExp])[] = [
  [
    'core',
    /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|@tanstack(?!.*\/useBlocker\.)|@trpc|seroval|isbot|use-sync-external-store)\//,
  ],
  [
    'base',
    /preload-helper|drawings\/scene\.|place-picker\/recent-places\.|shared\/(reviews\/review-rules|search\/how-far)\.|drawings\/picture-preloads\.|guide\/live-questions\.|accounts\/start-path|lib\/(session\/.*|late\/(late-part|lazy-part|missing-file)|offline|viewer|texts|status-of|use-is-online|trpc|require-viewer|page-head|wire-failure|nav\/(own-path|app-link|tel-link)|counter\/counter-holder)\.|parts\/filter\/(map-search|filter-search|bbox)\.|features\/(content\/(load-page|page-facts|scene-of)|orders\/order-list-route)\.|(parts\/(use-copy|language-menu)|ui\/(code\/copy-text|menu\/menu)|preferences\/(language-names|preference-cookies))\.|icons\/(globe|chevron-down)\.|ui\/(icon|cx|in-pause|button\/(button(-class|\.module)|icon-button)|field\/field-context|message\/(message\.module|notice)|misc\/card|dialog\/(dialog|use-modal))\.|icons\/(arrow-right|calendar-check|check|search|shield-check|triangle-alert|circle-alert|circle-check|info|wifi-off|x|luggage|lock|flask-conical|ticket-percent)\.|ui\/ticket\/ticket\.|lib\/format\/(time|money|number)\.|shared\/(money\/(currency|format-money)|drawing\/band-lines|time\/wall-text)\.|shared\/(search\/filters\/filters|messages\/(areas|text)|time\/zone-clock|booking\/(booking-code|review-rules))\.|ui\/tabs\/next-index\.|join-route\.|place-option\.|ui\/(button\/button|field\/(field|input|use-early-text))\.(tsx?|module)|createLucideIcon|lucide-react\/dist\/esm\/(Icon|defaultAttributes|shared|context)/,
  ],
  [
    'frame',
    /ui\/(misc\/(page-header|sticky-bar|step-list)|dialog\/confirm-dialog)\.|icons\/(credit-card|arrow-left)\./,
  ],
  [
    'search',
    /parts\/filter\/(repair-stay|resolve-filter|filter-cookie|filter|in-language)\.|ui\/pin\/(tag-path|map-pin)|icons\/star\.|lib\/late\/late(-notice|-dialog)?\.|parts\/(stay\/(lazy-dates-dialog|stay-end)|field-words)|icons\/(arrow-down-to-line|arrow-up-from-line|map-pin)\.|parts\/place-picker\/(use-place-picker|use-locate|late-place-panel)\.|shared\/search\/limits\.|icons\/(locate-(fixed|off)|rotate-cw|train-front)\.|how-far\./,
  ],
  [
    'storefront',
    /drawings\/storefront\/(storefront|use-drawings|kinds)|parts\/(listing\/(listing-thumb|listing-parts)|stay\/strip-words)\.|ui\/strip\/(open-strip|percent)\.|shared\/money\/arithmetic|icons\/(pencil|store)\./,
  ],
  [
    'listing',
    /parts\/listing\/(alternative|opens-again|distance-line|walk-time|rating-line|facts-line|perks)\.|ui\/(field\/(stepper|choice)|strip\/hours-note|misc\/(stars|skeleton)|chip\/chip)|parts\/filter\/listing-to-book\.|shared\/search\/format-distance\.|parts\/(day-strip\/use-today|stay\/opening-words)\.|availability\/verdict-texts|lib\/map\/use-is-alive|icons\/(bath|footprints|minus|plus|clock|clock-alert|wifi)\.|parts\/stay\/(items-dialog|item-guide-link|stay-price)\.|parts\/stay\/item-guide\.module/,
  ],
  [
    'place',
    /parts\/(listing\/reply|reviews\/(?!written-days)|saved\/)|icons\/(id-card|navigation|ticket-check)\.|parts\/listing\/(way-steps|way-words|way-map|use-way-start)|shared\/(search\/way-there|booking\/directions-url)\./,
  ],
  [
    'list',
    /ui\/(message\/empty-state|pages\/)|icons\/chevron-(left|right)\.|lib\/map\/(lazy-map-view|map-view\.module|mercator)|ui\/pin\/own-place\./,
  ],
  [
    'order',
    /ui\/chip\/state-chip|features\/orders\/(use-amount|cancel-dialog|order|order-chip|order-time|use-reason)\.|shared\/booking\/cancel-reasons|icons\/(check-check|circle-x|history|hourglass)\./,
  ],
  [
    'map-search',
    /shared\/search\/(?!city-names)|features\/search\/(load-search|search-context|card-skeleton|pointing|listing-card|result-list|filters\/(filter-words|nothing-fits|use-badges|card-parts))\.|late\/resting-context\.|icons\/(list-filter|toilet)\.|parts\/(filter\/until-closing|listing\/(whole-price|price-text|stay-strip)|place-picker\/(gps-notes|use-nearby))|ui\/(dialog\/drawer\.|pin\/cluster-pin|button\/zoom-buttons)|icons\/(rotate-cw|store|train-front)\./,
  ],
  [
    'days',
    /(lib\/format\/day-words|parts\/reviews\/written-days)\.|minute-ranges|icons\/badge-percent\.|parts\/listing\/coming-days|shared\/availability\/opening-rules|ui\/calendar\/plain-date/,
  ],
  // Apart from the schemas: some forms do without their library.
  ['schema-form', /src\/lib\/form\//],
  [
    'form',
    /(features\/accounts\/(account-frame|after-login|password-fields)|parts\/form\/text-field)\.|shared\/accounts\/account-schema|ui\/field\/password-input|icons\/eye/,
  ],
];

/** The file that a module of texts shares with other areas; null for every other module. */
const textsOf = (id: string): string | null => {
  const [, area = '', locale = ''] = /\/shared\/messages\/(\w+)\/(\w+)\.ts$/.exec(id.replaceAll('\\', '/')) ?? [];
  return sharedFileOf(area, locale);
};

/** The bundler's groups. A group takes only the modules that it names, else it would drag in what these import. */
export const chunkGroups = [
  ...together.map(([name, modules], index) => ({
    name,
    test: (id: string) => modules.test(id.replaceAll('\\', '/')),
    priority: together.length - index,
    includeDependenciesRecursively: false,
  })),
  { name: textsOf, priority: 0, includeDependenciesRecursively: false },
];

/**
 * What is fetched beside a part that is fetched late. The entry carries these lists to every traveller: they leave out
 * what each screen has, and the screens of partners and administrators, which fetch in two steps when walked to.
 */
export const preloadedWith = (file: string, needed: string[]): string[] =>
  /\/(_?partner|account|admin|counter|dashboard|join|staff)[._-]/.test(file)
    ? []
    : needed.filter((name) => !/\/(core|base|entry-client|rolldown-runtime)-/.test(name));

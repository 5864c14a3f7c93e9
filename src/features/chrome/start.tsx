import { useRouter } from '@tanstack/react-router';
import type { Locale } from '#shared/messages/text.ts';
import { askEarly, type EarlyQuestion } from '#web/lib/late/early-answer.ts';
import { startScript } from '#web/lib/late/start-script.ts';
import { isOfficePath } from '#web/lib/nav/office-path.ts';
import type { PageAssets } from '#web/lib/page-context.ts';
import { areasOf } from './areas-of.ts';

type StartProps = {
  readonly assets: PageAssets;
  readonly early: readonly EarlyQuestion[];
  readonly locale: Locale;
};

/** The page's last line, which brings it to life. The server writes it; in the browser it has run, and stays as it is. */
export function Start({ assets, early, locale }: StartProps) {
  const router = useRouter();
  const files = () => {
    const { matches } = router.state;
    const site = matches[0]?.loaderData as { readonly mapProvider: string } | undefined;
    return assets.scripts({
      routeIds: matches.map(({ routeId }) => routeId),
      areas: areasOf(matches),
      locale,
      modules: [
        ...(isOfficePath(router.state.location.pathname) ? ['src/route-tree.gen.ts?offices'] : []),
        ...(matches.some(({ staticData }) => staticData.hasMap === true) ? mapModules(site?.mapProvider) : []),
        ...(matches.some(isPayStep) ? ['src/features/booking/pay-step.tsx'] : []),
      ],
    });
  };
  return (
    <script
      type="module"
      nonce={router.options.ssr?.nonce}
      data-entry={assets.script}
      data-offices={assets.officeStyle ?? undefined}
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR
          ? startScript(files(), early.map((question) => askEarly(question, locale)).join(''))
          : '',
      }}
      suppressHydrationWarning
    />
  );
}

/** A booking shows one of its later steps, whose code the review does without. */
const isPayStep = ({ routeId, params }: { readonly routeId: string; readonly params: object }): boolean =>
  routeId === '/book/$step' && 'step' in params && params.step !== 'review';

/** What the map's frame asks for once it has come to life, or is moved. */
const mapModules = (provider: string | undefined): readonly string[] => [
  'src/lib/map/map-view.tsx',
  ...(provider === undefined
    ? []
    : [provider === 'leaflet' ? 'src/lib/map/open-leaflet.ts' : `src/lib/map/${provider}-surface.tsx`]),
];

import type { CityScene } from './scene.tsx';
import type { Light } from './scenes/light.ts';

/** A link that has the browser ask for a picture before it knows where it lies. */
export interface PicturePreload {
  readonly rel: 'preload';
  readonly as: 'image';
  readonly type: 'image/avif';
  readonly media: string;
  readonly href?: string;
  readonly imageSrcSet?: string;
  readonly fetchPriority: 'high';
}

/** The light that a visitor has chosen, or that of their device. */
type Theme = Light | 'system';

interface Cut {
  /** Windows that show this cut. */
  readonly window: string;
  /** Its file in one light, or several by the density of the screen. */
  readonly files: (light: '' | '-dark') => { readonly href: string } | { readonly imageSrcSet: string };
}

const street: readonly Cut[] = [
  { window: '(width <= 600px)', files: (light) => ({ href: `/scenes/street${light}-narrow.avif` }) },
  {
    window: '(width > 600px)',
    files: (light) => ({ imageSrcSet: `/scenes/street${light}.avif 1x, /scenes/street${light}-fine.avif 2x` }),
  },
];

const panorama = (name: CityScene): readonly Cut[] => {
  const cut = (window: string, size: string): Cut => ({
    window,
    files: (light) => ({ href: `/scenes/${name}-panorama-${size}${light}.avif` }),
  });
  return [cut('(width <= 600px)', 'narrow'), cut('(600px < width < 1680px)', 'desk'), cut('(width >= 1680px)', 'wide')];
};

function preloads(cuts: readonly Cut[], theme: Theme): PicturePreload[] {
  const lights = [
    { light: '', scheme: 'light' },
    { light: '-dark', scheme: 'dark' },
  ] as const;
  return lights.flatMap(({ light, scheme }) =>
    theme !== 'system' && theme !== scheme
      ? []
      : cuts.map(({ window, files }) => ({
          rel: 'preload',
          as: 'image',
          type: 'image/avif',
          media: theme === 'system' ? `${window} and (prefers-color-scheme: ${scheme})` : window,
          fetchPriority: 'high',
          ...files(light),
        })),
  );
}

/**
 * The picture that a page shows behind its title, for the window and the light in which it is opened. Only the server
 * says it: a browser that is there already asks for pictures as it meets them.
 */
export const streetPreloads = (theme: Theme): PicturePreload[] => (import.meta.env.SSR ? preloads(street, theme) : []);
export const panoramaPreloads = (name: CityScene, theme: Theme): PicturePreload[] =>
  import.meta.env.SSR ? preloads(panorama(name), theme) : [];

import { createContext, use, useContext } from 'react';
import { type Area, loadCatalogue, type TextKey } from '#shared/messages/areas.ts';
import type { Catalogue } from '#shared/messages/text.ts';
import { fill, type Locale, type TextParams } from '#shared/messages/text.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The areas of texts that the route's screen needs besides `common`. */
    areas?: readonly Area[];
  }
}

/** The loaded texts of one language; one per page load on the client, one per request on the server. */
export interface Texts {
  readonly locale: Locale;
  /** Loads areas that are not there yet. */
  load(wanted: readonly Area[]): Promise<void>;
  /** The same for a part that comes late: always the same promise for an area. */
  late(area: Area): Promise<void>;
  /** @throws when the area was not loaded: the route does not name it in `staticData.areas`. */
  of(area: Area): Catalogue;
}

export function createTexts(locale: Locale): Texts {
  const loaded = new Map<Area, Catalogue>();
  const late = new Map<Area, Promise<void>>();
  const load = async (wanted: readonly Area[]) => {
    const missing = wanted.filter((area) => !loaded.has(area));
    await Promise.all(missing.map(async (area) => loaded.set(area, await loadCatalogue(area, locale))));
  };
  return {
    locale,
    load,
    late: (area) => {
      const coming = late.get(area) ?? load([area]);
      late.set(area, coming);
      return coming;
    },
    of: (area) => {
      const catalogue = loaded.get(area);
      if (catalogue === undefined) throw new Error(`The texts '${area}' are not loaded`);
      return catalogue;
    },
  };
}

export const TextsContext = createContext<Texts | null>(null);

export function useLocale(): Locale {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('No texts above this component');
  return texts.locale;
}

/** `t('key', params)` for one area, in the person's language. */
export function useTexts<A extends Area>(area: A): (key: TextKey<A>, params?: TextParams) => string {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('No texts above this component');
  const catalogue = texts.of(area);
  return (key, params = {}) => {
    const text = catalogue[key];
    return text === undefined ? key : fill(text, params, texts.locale);
  };
}

/** Waits for an area that no route names, within a part that comes late itself; `useTexts` has it then. */
export function useLateTexts(area: Area): void {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('No texts above this component');
  use(texts.late(area));
}

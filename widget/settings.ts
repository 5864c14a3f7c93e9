import { isLocale, type Locale } from '#shared/messages/text.ts';
import type { Point } from './api.ts';

export type Size = 'compact' | 'card' | 'wide';

/** What the element's attributes ask for. */
export interface Settings {
  /** Slugs of the locations it may book; none for any near the point. */
  readonly slugs: readonly string[];
  /** Where distances start, and what that is called. */
  readonly near: Point | null;
  readonly place: string | null;
  readonly size: Size;
  readonly locale: Locale;
  readonly theme: 'light' | 'dark' | null;
  readonly code: string | null;
  /** Whose widget it is, for orders to be counted. */
  readonly widget: string | null;
}

function pointOf(text: string | null): Point | null {
  const [latitude, longitude] = (text ?? '').split(',').map(Number);
  return latitude !== undefined && longitude !== undefined && Number.isFinite(latitude + longitude)
    ? { latitude, longitude }
    : null;
}

/** Reads the attributes of an element; what cannot be read is as if it were left out. */
export function settingsOf(element: Element): Settings {
  const text = (name: string) => element.getAttribute(name)?.trim() || null;
  const size = text('size');
  const theme = text('theme');
  // The language is the page's unless it is chosen: the one thing that is asked of the page.
  const language = (element.closest('[lang]')?.getAttribute('lang') ?? '').slice(0, 2).toLowerCase();
  return {
    slugs: (text('listing') ?? '').split(/\s+/).filter(Boolean).slice(0, 10),
    near: pointOf(text('near')),
    place: text('place'),
    size: size === 'compact' || size === 'wide' ? size : 'card',
    locale: isLocale(language) ? language : 'en',
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    code: text('code'),
    widget: text('widget'),
  };
}

const CARD_WIDTH = 480;
const WIDE_WIDTH = 728;

/** The size that fits into a column: the chosen one, or the next smaller. */
export function fittingSize(chosen: Size, width: number): Size {
  if (chosen === 'wide' && width >= WIDE_WIDTH) return 'wide';
  return chosen !== 'compact' && width >= CARD_WIDTH ? 'card' : 'compact';
}

/** Under these names what a person types is kept on the device until it is sent. */
const PREFIX = 'words:';

/** What no one sent for so long, in ms, has been given up: a week, so that a weekend loses nothing. */
const LASTS = 7 * 24 * 3600 * 1000;

interface Kept {
  readonly words: string;
  readonly at: number;
}

function parse(text: string | null): Kept | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { words, at } = kept as { readonly words?: unknown; readonly at?: unknown };
    return typeof words === 'string' && typeof at === 'number' ? { words, at } : null;
  } catch {
    return null;
  }
}

const isOver = (kept: Kept | null): boolean => kept === null || Date.now() - kept.at > LASTS;

const keys = (): readonly string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
};

const remove = (key: string): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
};

/** Where a person's words are kept, under a name that is theirs alone. */
const wordsKey = (personId: string, name: string): string => `${PREFIX}${personId}:${name}`;

/** What was kept, or null; what is another person's or has been given up leaves the device. */
export function readWords(personId: string, name: string): string | null {
  const own = wordsKey(personId, '');
  for (const key of keys()) if (!key.startsWith(own) || isOver(parse(localStorage.getItem(key)))) remove(key);
  try {
    return parse(localStorage.getItem(wordsKey(personId, name)))?.words ?? null;
  } catch {
    return null;
  }
}

/** Keeps words on the device; `null` forgets them. */
export function keepWords(personId: string, name: string, words: string | null): void {
  const key = wordsKey(personId, name);
  if (words === null) return remove(key);
  try {
    localStorage.setItem(key, JSON.stringify({ words, at: Date.now() }));
  } catch {
    // Without a store the page works as well.
  }
}

/** Takes all kept words off the device: the person who leaves it by themselves leaves none. */
export const forgetWords = (): void => keys().forEach(remove);

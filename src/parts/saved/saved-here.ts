import { mostSaved } from '#shared/search/limits.ts';

const key = 'saved-locations';
const changed = 'saved-locations-changed';

const isSlug = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 200;

/** What this browser keeps for a person without an account, as it is written: to be compared. */
export function savedHereText(): string {
  try {
    return localStorage.getItem(key) ?? '[]';
  } catch {
    return '[]';
  }
}

/** The slugs in it, the newest first. */
export function slugsIn(text: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isSlug).slice(0, mostSaved) : [];
  } catch {
    return [];
  }
}

/** Keeps these and forgets all others. */
export function saveHere(slugs: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(slugs.slice(0, mostSaved)));
    window.dispatchEvent(new Event(changed));
  } catch {
    // Without storage nothing is kept.
  }
}

/** Calls back whenever this tab or another one has changed them. */
export function watchSavedHere(call: () => void): () => void {
  window.addEventListener(changed, call);
  window.addEventListener('storage', call);
  return () => {
    window.removeEventListener(changed, call);
    window.removeEventListener('storage', call);
  };
}

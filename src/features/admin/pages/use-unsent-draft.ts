import { useEffect } from 'react';
import * as z from 'zod/mini';
import { keepWords, readWords } from '#web/lib/kept-words.ts';
import { useViewer } from '#web/lib/viewer.ts';

const unsentSchema = z.object({
  /** Of the draft that it was typed on. */
  revision: z.number(),
  words: z.object({ title: z.string(), description: z.string(), body: z.string() }),
});
type Unsent = z.infer<typeof unsentSchema>;

function unsentIn(text: string | null): Unsent | null {
  try {
    const read = unsentSchema.safeParse(JSON.parse(text ?? 'null'));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/**
 * What was typed of a page and has not reached the server, kept on the device meanwhile.
 * @param restore hears once, after the page has come to life, what a page that was left or reloaded could not send.
 */
export function useUnsentDraft(name: string, restore: (before: Unsent) => void) {
  const personId = useViewer()?.id ?? '';
  useEffect(() => {
    const before = unsentIn(readWords(personId, name));
    if (before !== null) restore(before);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  return {
    keep: (unsent: Unsent) => keepWords(personId, name, JSON.stringify(unsent)),
    forget: () => keepWords(personId, name, null),
  };
}

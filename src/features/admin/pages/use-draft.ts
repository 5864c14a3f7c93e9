import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#shared/messages/text.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useUnsentDraft } from './use-unsent-draft.ts';
import type { EditedText, Warnings, Words } from './page-types.ts';

/** A draft is kept this long after the last key, in ms. */
const QUIET_MS = 800;

/** What did not arrive is sent again after so long, and as soon as there is a network, in ms. */
const AGAIN_MS = 10_000;

const isSame = (one: Words, other: Words): boolean =>
  one.title === other.title && one.description === other.description && one.body === other.body;

/** `failed`: it did not arrive and is sent again by itself; `refused`: the server does not take it. */
type State = 'still' | 'saving' | 'failed' | 'refused' | 'conflict';

/**
 * The draft of one language: what is typed, kept by itself, and what is wrong with it since. Where another person kept
 * it meanwhile, nothing is overwritten until one decides; what could not be sent is there again after a reload.
 */
export function useDraft(url: string, text: EditedText) {
  const { language }: { readonly language: Locale } = text;
  const utils = trpc.useUtils();
  const [words, setWords] = useState<Words>({ title: text.title, description: text.description, body: text.body });
  const [warnings, setWarnings] = useState<Warnings>(text.warnings);
  const [state, setState] = useState<State>('still');
  const [by, setBy] = useState<string | null>(null);
  const [refusal, setRefusal] = useState('');
  const [savedAt, setSavedAt] = useState(text.draft?.savedAt ?? null);
  const revision = useRef(text.draft?.revision ?? 0);
  const theirs = useRef(0);
  const kept = useRef(words);
  const latest = useRef(words);
  const unsent = useUnsentDraft(`page:${url}:${language}`, (before) => {
    if (isSame(before.words, kept.current)) return unsent.forget();
    // Typed on an older text it is a conflict, which the server finds.
    revision.current = before.revision;
    setWords(before.words);
  });
  const saving = useRef<Promise<void> | null>(null);
  const { mutateAsync } = trpc.admin.pages.save.useMutation();

  const save = async (now: Words) => {
    setState('saving');
    try {
      const answer = await mutateAsync({ url, language, revision: revision.current, ...now });
      revision.current = answer.revision;
      kept.current = now;
      if (latest.current === now) unsent.forget();
      else unsent.keep({ revision: revision.current, words: latest.current });
      setSavedAt(answer.savedAt);
      setWarnings(answer.warnings);
      setState('still');
      void utils.admin.pages.open.invalidate({ url });
      void utils.admin.pages.list.invalidate();
    } catch (error) {
      const failure = wireFailure(error, '');
      if (failure.key === 'draftChanged') {
        const details = failure.details as { readonly by: string | null; readonly revision: number };
        theirs.current = details.revision;
        setBy(details.by);
        void utils.admin.pages.open.invalidate({ url });
        return setState('conflict');
      }
      setRefusal(failure.message);
      // The code that is asked for above the page may have been given by then.
      return setState(failure.isUnanswered || failure.key === 'secondFactorNeeded' ? 'failed' : 'refused');
    }
  };

  /** Keeps what is not kept yet; one save after the other. @returns whether it is kept */
  const flush = async (now: Words): Promise<boolean> => {
    await saving.current;
    if (kept.current !== now) {
      saving.current = save(now);
      await saving.current;
    }
    return kept.current === now;
  };

  useEffect(() => {
    latest.current = words;
    if (kept.current === words) return;
    unsent.keep({ revision: revision.current, words });
    if (state === 'conflict') return;
    const timer = setTimeout(() => void flush(words), QUIET_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- waits anew after every key, and after nothing else
  }, [words]);

  useEffect(() => {
    if (state !== 'failed') return;
    const again = () => void flush(latest.current);
    const timer = setTimeout(again, AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is sent is the latest, whenever that is
  }, [state]);

  return {
    words,
    warnings,
    state,
    /** Who keeps another text; `null` where it was published or thrown away. */
    by,
    /** Why the server does not take it. */
    refusal,
    savedAt,
    type: (change: Partial<Words>) => setWords((before) => ({ ...before, ...change })),
    flush: () => flush(words),
    /** Gives up what was not kept, for what another person kept. */
    giveUp: unsent.forget,
    /** Overwrites what another person kept. */
    keepMine: () => {
      revision.current = theirs.current;
      void save(words);
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;

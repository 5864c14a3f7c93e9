import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#shared/messages/text.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useUnsentDraft } from './use-unsent-draft.ts';
import type { EditedText, Warnings, Words } from './page-types.ts';

/** A draft is kept this long after the last key, in ms. */
const QUIET_MS = 800;

const isSame = (one: Words, other: Words): boolean =>
  one.title === other.title && one.description === other.description && one.body === other.body;

type State = 'still' | 'saving' | 'failed' | 'conflict';

/**
 * The draft of one language: what is typed, kept by itself, and what is wrong with it since. Where somebody else kept
 * it meanwhile, nothing is overwritten until one decides; what could not be sent is there again after a reload.
 */
export function useDraft(url: string, text: EditedText) {
  const { language }: { readonly language: Locale } = text;
  const utils = trpc.useUtils();
  const [words, setWords] = useState<Words>({ title: text.title, description: text.description, body: text.body });
  const [warnings, setWarnings] = useState<Warnings>(text.warnings);
  const [state, setState] = useState<State>('still');
  const [by, setBy] = useState('');
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
      if (failure.key !== 'draftChanged') return setState('failed');
      const details = failure.details as { readonly by: string | null; readonly revision: number };
      theirs.current = details.revision;
      setBy(details.by ?? '');
      return setState('conflict');
    }
  };

  /** Keeps what is not kept yet; one save after the other. */
  const flush = async (now: Words): Promise<void> => {
    await saving.current;
    if (kept.current === now) return;
    saving.current = save(now);
    await saving.current;
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

  return {
    words,
    warnings,
    state,
    by,
    savedAt,
    type: (change: Partial<Words>) => setWords((before) => ({ ...before, ...change })),
    flush: () => flush(words),
    /** Gives up what was not kept, for what somebody else kept. */
    giveUp: unsent.forget,
    /** Overwrites what somebody else kept. */
    keepMine: () => {
      revision.current = theirs.current;
      void save(words);
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;

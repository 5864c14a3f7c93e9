import { useState } from 'react';
import { newId } from '#web/lib/new-id.ts';
import { sendFile } from '#web/lib/send-file.ts';

/** A file on its way. */
export interface Upload {
  readonly id: string;
  readonly file: File;
  /** From 0 to 1. */
  readonly done: number;
  /** What was said when it failed, which may be nothing; null as long as it has not. */
  readonly failure: string | null;
}

/**
 * Files that are sent while a person goes on writing; those that failed stay, to be sent again or left out.
 * @param addressOf where a file goes, by the id that it gets here.
 * @param onSent receives each that arrived.
 */
export function useUploads(addressOf: (id: string) => string, onSent: (id: string, answer: unknown) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const set = (id: string, now: Pick<Upload, 'done' | 'failure'>) =>
    setUploads((before) => before.map((each) => (each.id === id ? { ...each, ...now } : each)));
  const leaveOut = (id: string) => setUploads((before) => before.filter((each) => each.id !== id));
  const send = ({ id, file }: Pick<Upload, 'id' | 'file'>) => {
    set(id, { done: 0, failure: null });
    sendFile(addressOf(id), file, (done) => set(id, { done, failure: null })).then(
      (answer) => {
        leaveOut(id);
        onSent(id, answer);
      },
      (error: unknown) => set(id, { done: 0, failure: error instanceof Error ? error.message : '' }),
    );
  };
  const add = (files: readonly File[]) => {
    const chosen = files.map((file) => ({ id: newId(), file, done: 0, failure: null }));
    setUploads((before) => [...before, ...chosen]);
    for (const each of chosen) send(each);
  };
  return { uploads, add, send, leaveOut };
}

import { useState } from 'react';
import { sendFile } from '#web/lib/send-file.ts';

/** A file on its way. */
export interface Upload {
  readonly id: string;
  readonly file: File;
  /** From 0 to 1; null when it failed. */
  readonly done: number | null;
}

/**
 * Files that are sent while somebody goes on writing; those that failed stay, to be sent again or left out.
 * @param addressOf where a file goes, by the id that it gets here.
 * @param onSent is told of each that arrived.
 */
export function useUploads(addressOf: (id: string) => string, onSent: (id: string, answer: unknown) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const set = (id: string, done: number | null) =>
    setUploads((before) => before.map((each) => (each.id === id ? { ...each, done } : each)));
  const leaveOut = (id: string) => setUploads((before) => before.filter((each) => each.id !== id));
  const send = ({ id, file }: Pick<Upload, 'id' | 'file'>) => {
    set(id, 0);
    sendFile(addressOf(id), file, (done) => set(id, done)).then(
      (answer) => {
        leaveOut(id);
        onSent(id, answer);
      },
      () => set(id, null),
    );
  };
  const add = (files: readonly File[]) => {
    const chosen = files.map((file) => ({ id: crypto.randomUUID(), file, done: 0 }));
    setUploads((before) => [...before, ...chosen]);
    for (const each of chosen) send(each);
  };
  return { uploads, add, send, leaveOut };
}

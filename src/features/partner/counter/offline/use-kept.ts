import { useEffect, useState } from 'react';
import { useNow } from '#web/lib/use-now.ts';
import {
  type KeptDay,
  type KeptHandOver,
  onKeptChange,
  readDay,
  readLost,
  readQueue,
} from '#web/lib/counter/kept-counter.ts';

interface Kept {
  readonly day: KeptDay | null;
  readonly queue: readonly KeptHandOver[];
  /** Hand-overs that were kept here and are gone. */
  readonly lost: number;
}

const nothing: Kept = { day: null, queue: [], lost: 0 };

/** What this device keeps of a person's counter, as it changes; null while it is read. */
export function useKept(personId: string | null): Kept | null {
  const isInBrowser = useNow() !== null;
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => {
    if (personId === null) return;
    let isLeft = false;
    const read = async () => {
      const [day, queue, lost] = await Promise.all([readDay(personId), readQueue(personId), readLost(personId)]);
      if (!isLeft) setKept({ day, queue, lost });
    };
    // A browser that keeps nothing works as long as there is a network.
    const readOrNothing = () => void read().catch(() => setKept(nothing));
    readOrNothing();
    const stop = onKeptChange(readOrNothing);
    return () => {
      isLeft = true;
      stop();
    };
  }, [personId]);
  return personId === null && isInBrowser ? nothing : kept;
}

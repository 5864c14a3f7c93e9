import { useLocale } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { ByMachine } from '#web/parts/messages/by-machine.tsx';
import type { Door } from './door.ts';
import styles from './door-trail.module.css';

type DoorAnswerProps = { readonly door: Door; readonly words: string };

/** What the location answered, in the reader's language where something translates; as it was written until then. */
export function DoorAnswer({ door: { bookingId, answerLanguage: written }, words }: DoorAnswerProps) {
  const language = useLocale();
  const isForeign = written !== null && written !== language;
  const { data } = trpc.doors.translated.useQuery(
    { bookingId, language },
    { enabled: isForeign, retry: false, staleTime: Infinity },
  );
  if (!isForeign || data === undefined) return <span lang={written ?? undefined}>{words}</span>;
  return (
    <span className={styles.said}>
      <ByMachine language={written} original={words} translation={data.text} />
    </span>
  );
}

import { queueWords } from '#shared/admin/queue-words.ts';
import { useTexts } from '#web/lib/texts.ts';

/** What a queue does, in words; one of another version by its name. */
export function useQueueWords(): (name: string) => string {
  const t = useTexts('adminJobs');
  return (name) => queueWords(name, t);
}

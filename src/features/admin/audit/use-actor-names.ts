import { useTexts } from '#web/lib/texts.ts';
import type { Entry } from './entry.ts';

/** Who acted: a person by their name, a script by its own, or the system. */
export function useActorNames(): (entry: Pick<Entry, 'actor' | 'actorName'>) => string {
  const t = useTexts('adminAudit');
  return ({ actor, actorName }) =>
    actorName ?? (actor === 'the system' ? t('theSystem') : actor.replace(/^service:/, ''));
}

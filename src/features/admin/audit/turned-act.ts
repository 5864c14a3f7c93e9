import type { TextKey } from '#shared/messages/areas.ts';

interface Ways {
  /** The field of the call that says which way it went. */
  readonly by: string;
  readonly yes: TextKey<'adminAudit'>;
  readonly no: TextKey<'adminAudit'>;
}

const ways: Readonly<Record<string, Ways>> = {
  'admin.messages.assign': { by: 'mine', yes: 'didTakeMessage', no: 'didLetGoMessage' },
  'admin.messages.snooze': { by: 'asleep', yes: 'didSnooze', no: 'didWakeMessage' },
  'admin.messages.close': { by: 'closed', yes: 'didShutMessage', no: 'didReopenMessage' },
  'admin.messages.removeNote': { by: 'removed', yes: 'didTakeNoteOff', no: 'didPutNoteBack' },
  'admin.listings.removeNote': { by: 'removed', yes: 'didTakeNoteOff', no: 'didPutNoteBack' },
  'admin.people.setPartner': { by: 'isPartner', yes: 'didMakePartner', no: 'didEndPartner' },
  'admin.home.take': { by: 'mine', yes: 'didTakeOneNeed', no: 'didLetGoNeed' },
};

/** Which way an act went that has two, such as a message taken or given back; `null` for any other. */
export function turnedAct(action: string, input: unknown): TextKey<'adminAudit'> | null {
  const way = ways[action];
  if (way === undefined || typeof input !== 'object' || input === null) return null;
  const said: unknown = Reflect.get(input, way.by);
  return typeof said === 'boolean' ? (said ? way.yes : way.no) : null;
}

import { MAX_NOTE } from '#shared/admin/lists.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { TextArea } from '#web/ui/field/input.tsx';
import { RemoveNote } from '../kit/remove-note.tsx';
import { useKeptWords } from '../kit/use-kept-words.ts';
import { useMoments } from '../kit/use-moments.ts';
import { Card } from './card.tsx';
import type { Listing } from './listing.ts';
import styles from './notes-card.module.css';
import { useListingAct } from './use-listing-act.ts';

/** What administrators noted of the location for each other, and the field for another note. */
export function NotesCard({ listing: { id: listingId, notes, zone } }: { readonly listing: Listing }) {
  const t = useTexts('adminListings');
  const { day } = useMoments();
  const act = useListingAct();
  const add = trpc.admin.listings.note.useMutation();
  const utils = trpc.useUtils();
  const remove = trpc.admin.listings.removeNote.useMutation();
  const setRemoved = async (noteId: string, removed: boolean) => {
    await remove.mutateAsync({ noteId, removed });
    await utils.admin.listings.show.invalidate({ listingId });
  };
  const [note, setNote] = useKeptWords(`note:${listingId}`, '');
  const isEmpty = note.trim() === '';
  return (
    <Card title={t('notes')} aside={t('onlyWe')}>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map(({ id, body, author, authorId, at }) => (
            <li key={id}>
              <span className={styles.off}>
                <RemoveNote authorId={authorId} setRemoved={(removed) => setRemoved(id, removed)} />
              </span>
              <p>{body}</p>
              <p className={styles.soft}>
                {author ?? t('somebody')}, <time dateTime={at}>{day(at, zone)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      <form
        method="post"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isEmpty) return;
          void act(() => add.mutateAsync({ listingId, note }), t('noteKept')).then((isDone) => {
            if (isDone) setNote('');
          });
        }}
      >
        <Field label={t('addNote')} hideLabel>
          <TextArea
            name="note"
            rows={isEmpty ? 1 : 3}
            maxLength={MAX_NOTE}
            placeholder={t('addNote')}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        {!isEmpty && (
          <Button type="submit" size={40} busy={add.isPending}>
            {t('keepNote')}
          </Button>
        )}
      </form>
    </Card>
  );
}

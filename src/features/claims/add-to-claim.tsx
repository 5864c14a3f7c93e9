import { useState } from 'react';
import { claimWordsMaxLength } from '#shared/claims/claim-rules.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { TextArea } from '#web/ui/field/input.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import styles from './claims.module.css';

/** What a traveller adds to a report until it is decided; what was sent stays as it was. */
export function AddToClaim({ bookingId }: { readonly bookingId: string }) {
  const t = useTexts('claims');
  const toast = useToast();
  const utils = trpc.useUtils();
  const [words, setWords] = useState('');
  const add = trpc.claims.add.useMutation({
    onSuccess: (found) => {
      setWords('');
      utils.claims.ofOrder.setData({ bookingId }, found);
      toast.info(t('added'));
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <Card as="section">
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          add.mutate({ bookingId, words: words.trim() });
        }}
      >
        <h2>{t('addTitle')}</h2>
        <Field label={t('addWords')}>
          <TextArea
            rows={3}
            maxLength={claimWordsMaxLength}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary" size={44} busy={add.isPending} disabled={words.trim() === ''}>
          {t('addSend')}
        </Button>
      </form>
    </Card>
  );
}

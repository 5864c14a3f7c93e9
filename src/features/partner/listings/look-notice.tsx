import { CircleAlert, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { TextArea } from '#web/ui/field/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import styles from './look-notice.module.css';
import type { OwnListing } from './use-listing.ts';

interface LookProps {
  readonly listing: OwnListing;
}

/** That a location is hidden until administration has looked at it, or why it was refused, which can be answered. */
export function LookNotice({ listing }: LookProps) {
  const t = useTexts('partner');
  const { look, name } = listing;
  if (look === null) return null;
  if (look.state === 'waiting') {
    return (
      <Notice icon={Hourglass} title={t('lookWaits')}>
        {look.answer === null ? t('lookWaitsText', { name }) : t('lookAnswered', { text: look.answer })}
      </Notice>
    );
  }
  return (
    <Notice tone="danger" title={t('lookRefused')}>
      <p className={styles.reason}>{look.reason}</p>
      <p className={styles.next}>{t('lookRefusedText', { name })}</p>
      <AnswerForm listing={listing} />
    </Notice>
  );
}

function AnswerForm({ listing: { id } }: LookProps) {
  const t = useTexts('partner');
  const errors = useTexts('errors');
  const toast = useToast();
  const utils = trpc.useUtils();
  const [text, setText] = useState('');
  const [isWanted, setWanted] = useState(false);
  const isShort = text.trim().length < 3;
  const { mutate, isPending } = trpc.partner.answerLook.useMutation({
    onError: (error) => toast.error(wireFailure(error, errors('somethingWentWrong')).message),
    onSuccess: (saved) => utils.partner.listing.setData({ listingId: id }, saved),
    onSettled: () => utils.partner.invalidate(),
  });
  return (
    <form
      method="post"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isShort) setWanted(true);
        else if (!isPending) mutate({ listingId: id, answer: text.trim() });
      }}
    >
      <Field label={t('lookAnswer')} error={isWanted && isShort ? t('lookAnswerWanted') : undefined}>
        <TextArea
          name="answer"
          rows={3}
          maxLength={500}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button type="submit" size={40} busy={isPending}>
        {t('lookSend')}
      </Button>
    </form>
  );
}

/** The same in a line of a list. */
export function LookLine({ listing: { look } }: LookProps) {
  const t = useTexts('partner');
  if (look === null) return null;
  return (
    <p className={styles.line}>
      <Icon of={look.state === 'waiting' ? Hourglass : CircleAlert} size={16} />
      {t(look.state === 'waiting' ? 'lookWaits' : 'lookRefused')}
    </p>
  );
}

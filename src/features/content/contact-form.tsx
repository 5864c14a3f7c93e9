import { fullName } from '#shared/contact/full-name.ts';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { contactSchema } from '#shared/cms/cms-schema.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { FormFailure } from '#web/parts/form/form-failure.tsx';
import { SupportHours } from '#web/parts/support-hours.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input, TextArea } from '#web/ui/field/input.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import styles from './content.module.css';

const isId = (text: string): boolean => /^[0-9a-f-]{36}$/.test(text);

/** A phone had its end in sight, and what stands in the form's place is shorter. */
const bringIntoSight = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' });

/** The contact form; a message that was sent gives way to an empty one when a person wants to write again. */
export function ContactForm() {
  const [round, setRound] = useState(0);
  return <Message key={round} onAnother={() => setRound(round + 1)} />;
}

function Message({ onAnother }: { readonly onAnother: () => void }) {
  const t = useTexts('content');
  const common = useTexts('common');
  const toast = useToast();
  const viewer = useViewer();
  // From the mail of an answer, from an order, or from a question that had no answer.
  const asked = useRouterState({ select: ({ location }) => location.searchStr });
  const about = new URLSearchParams(asked);
  const threadId = about.get('thread');
  const code = about.get('code');
  const [sentFor, setSentFor] = useState<string | null>(null);
  const { mutateAsync } = trpc.cms.contact.useMutation();
  const form = useSchemaForm({
    initial: {
      name: viewer === null ? '' : fullName(viewer),
      email: viewer?.email ?? '',
      message: about.get('text') ?? '',
    },
    schema: contactSchema,
    onSubmit: async (input) => {
      await mutateAsync({
        ...input,
        ...(threadId !== null && isId(threadId) && { threadId }),
        ...(code !== null && { code: code.slice(0, 20) }),
      });
      toast.info(t('messageSent'));
      setSentFor(input.email);
    },
  });
  if (sentFor !== null) {
    return (
      <div ref={bringIntoSight}>
        <Notice
          tone="success"
          title={t('messageSent')}
          live
          action={
            <Button variant="secondary" onClick={onAnother}>
              {t('writeAnother')}
            </Button>
          }
        >
          <p>{t('messageSentText', { email: sentFor })}</p>
          <SupportHours />
        </Notice>
      </div>
    );
  }
  return (
    <form method="post" onSubmit={(event) => void form.submit(event)} className={styles.form} noValidate>
      <FormFailure of={form} />
      <Field label={t('name')} required error={form.error('name')}>
        <Input {...form.control('name')} autoComplete="name" />
      </Field>
      <Field label={t('email')} required error={form.error('email')}>
        <Input {...form.control('email')} type="email" autoComplete="email" inputMode="email" />
      </Field>
      <Field label={t('message')} required error={form.error('message')}>
        <TextArea {...form.control('message')} rows={6} maxLength={5000} />
      </Field>
      <SupportHours className={styles.hours} />
      <Button type="submit" size={48} busy={form.isBusy} busyLabel={common('pleaseWait')}>
        {t('send')}
      </Button>
    </form>
  );
}

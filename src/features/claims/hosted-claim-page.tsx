import { useState } from 'react';
import { claimWordsMaxLength } from '#shared/claims/claim-rules.ts';
import { formatWeekDay, localDateOf } from '#web/lib/format/time.ts';
import { focusFirstWrong } from '#web/lib/focus-first-wrong.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { CustodyRecordCard } from '#web/parts/custody/custody-record.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/field/choice.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { TextArea } from '#web/ui/field/input.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { ClaimStory } from './claim-story.tsx';
import styles from './claims.module.css';

/** A problem that a traveller reports at one's own location, and the place to answer it, once. */
export function HostedClaimPage({ id }: { readonly id: string }) {
  const t = useTexts('claims');
  const locale = useLocale();
  const [claim] = trpc.claims.ofHosted.useSuspenseQuery({ bookingId: id });
  const { data: record } = trpc.custody.record.useQuery({ bookingId: id });
  return (
    <div className={cx(styles.page, styles.hosted)}>
      <AppLink to="/dashboard/bookings">{t('yourBookings')}</AppLink>
      <h1 className={styles.title}>{t('hostedTitle')}</h1>
      {record !== undefined && (
        <p className={styles.lead}>
          {t('hostedLead', {
            code: record.code,
            location: record.location.name,
            date: formatWeekDay(localDateOf(record.dropOffAt, record.location.zone), locale),
          })}
        </p>
      )}
      {claim === null || record === undefined ? (
        claim === null && <Notice>{t('noClaim')}</Notice>
      ) : (
        <div className={styles.columns}>
          <div className={styles.main}>
            <ClaimStory
              claim={claim}
              bookingId={id}
              code={record.code}
              location={record.location.name}
              zone={record.location.zone}
            />
            {claim.answer === null && claim.decision === null && (
              <Answer bookingId={id} dueAt={claim.answerDueAt} zone={record.location.zone} />
            )}
          </div>
          <aside className={styles.aside}>
            <h2>{t('recordSays')}</h2>
            <CustodyRecordCard bookingId={id} />
          </aside>
        </div>
      )}
    </div>
  );
}

interface AnswerProps {
  readonly bookingId: string;
  /** Instant in UTC until which the answer is waited for. */
  readonly dueAt: string;
  readonly zone: string;
}

function Answer({ bookingId, dueAt, zone }: AnswerProps) {
  const t = useTexts('claims');
  const locale = useLocale();
  const orders = useTexts('orders');
  const toast = useToast();
  const utils = trpc.useUtils();
  const [text, setText] = useState('');
  const [disputes, setDisputes] = useState(false);
  const [isTried, setTried] = useState(false);
  const answer = trpc.claims.answer.useMutation({
    onSuccess: (found) => {
      utils.claims.ofHosted.setData({ bookingId }, found);
      void utils.claims.hosted.invalidate();
    },
    onError: (error) => {
      toast.error(error.message);
      void utils.claims.ofHosted.invalidate({ bookingId });
    },
  });
  const isMissing = text.trim() === '';
  return (
    <Card as="section" className={styles.stack}>
      <h2>{t('yourSide')}</h2>
      <Field label={t('yourAnswer')} required error={isTried && isMissing ? t('wordsMissing') : undefined}>
        <TextArea
          rows={4}
          maxLength={claimWordsMaxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Checkbox label={t('iDispute')} checked={disputes} onChange={({ target }) => setDisputes(target.checked)} />
      <p className={styles.soft}>
        {t('answerBy', { date: formatWeekDay(localDateOf(dueAt, zone), locale) })} {t('answerOnce')}
      </p>
      <div>
        <Button
          busy={answer.isPending}
          busyLabel={orders('pleaseWait')}
          onClick={({ currentTarget }) => {
            setTried(true);
            if (isMissing) focusFirstWrong(currentTarget.closest('section'));
            else answer.mutate({ bookingId, text: text.trim(), disputes });
          }}
        >
          {t('sendAnswer')}
        </Button>
      </div>
    </Card>
  );
}

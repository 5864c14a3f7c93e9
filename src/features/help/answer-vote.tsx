import { useEffect, useRef, useState } from 'react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { Filled } from './filled.tsx';
import styles from './help.module.css';

interface AnswerVoteProps {
  /** The question's address on the page. */
  readonly question: string;
  /** Where a person is written to whom the answer did not help. */
  readonly contact: string;
}

/** Asks readers who are no administrators whether an answer helped, and thanks at once; the person who says no is shown the way to people. */
export function AnswerVote({ question, contact }: AnswerVoteProps) {
  const t = useTexts('help');
  const errors = useTexts('errors');
  const toast = useToast();
  const viewer = useViewer();
  const [helped, setHelped] = useState<boolean | null>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const vote = trpc.cms.voteOnAnswer.useMutation({
    onError: (error) => {
      setHelped(null);
      toast.error(wireFailure(error, errors('somethingWentWrong')).message);
    },
  });
  useEffect(() => {
    if (helped !== null) thanks.current?.focus();
  }, [helped]);
  if (viewer !== null && viewer.adminRole !== null) return null;
  const say = (said: boolean) => {
    setHelped(said);
    vote.mutate({ question, helped: said });
  };
  return (
    <div className={styles.vote}>
      {helped === null ? (
        <>
          <span className={styles.soft} id={`helped-${question}`}>
            {t('didHelp')}
          </span>
          <span role="group" aria-labelledby={`helped-${question}`} className={styles.voteChoice}>
            <Button variant="secondary" size={32} onClick={() => say(true)}>
              {t('yes')}
            </Button>
            <Button variant="secondary" size={32} onClick={() => say(false)}>
              {t('no')}
            </Button>
          </span>
        </>
      ) : (
        <p ref={thanks} tabIndex={-1} className={styles.soft}>
          {helped ? (
            t('thanks')
          ) : (
            <Filled text={t('thanksNo')} values={{ link: <AppLink to={contact}>{t('write')}</AppLink> }} />
          )}
        </p>
      )}
    </div>
  );
}

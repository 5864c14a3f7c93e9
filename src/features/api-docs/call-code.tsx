import { CircleAlert, CircleCheck, Play, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { CodeLines } from '#web/ui/code/code-lines.tsx';
import { CodePanel, CodeTabs } from '#web/ui/code/code-panel.tsx';
import { CopyButton } from '#web/ui/code/copy-button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { fieldOnLine, linesOf } from './lit-lines.ts';
import type { Call } from './reference.ts';
import { partsOf, requestCode, type SampleId, samples } from './request-code.ts';
import { reasonOf } from './statuses.ts';
import { canTry, type CardChoice, takesCard } from './try-it.ts';
import { useTry } from './use-try.ts';
import page from './api-docs.module.css';
import styles from './call-code.module.css';

type CallCodeProps = {
  readonly call: Call;
  readonly base: string;
  readonly isSandbox: boolean;
  readonly sample: SampleId;
  readonly onSample: (sample: SampleId) => void;
  readonly field: string | null;
  readonly onField: (field: string | null) => void;
};

/** Request and answer of a call, one below the other; lines of the field that is looked at are lit. */
export function CallCode({ call, base, isSandbox, sample, onSample, field, onField }: CallCodeProps) {
  const t = useTexts('apiDocs');
  const [card, setCard] = useState<CardChoice>('accepted');
  const parts = partsOf(base, call);
  const tried = useTry(call, parts);
  const code = requestCode(tried.parts ?? parts, sample);
  const answer = tried.answer?.body ?? call.example.answer;
  const status = tried.answer?.status ?? call.example.status;
  const names = [...call.addressFields, ...call.bodyFields].map(({ name }) => name);
  const point = (text: string) => (line: number | null) => onField(fieldOnLine(text, line, names));
  const language = samples.find(({ id }) => id === sample)?.language ?? 'shell';
  return (
    <>
      <CodePanel
        label={`${t('request')}: ${call.title}`}
        head={
          <CodeTabs
            label={t('language')}
            items={samples}
            selected={sample}
            onSelect={(id) => onSample(samples.find((each) => each.id === id)?.id ?? 'curl')}
          />
        }
        action={<CopyButton text={code} label={t('copy')} doneLabel={t('copied')} />}
        foot={isSandbox && canTry(call) ? <Try call={call} card={card} onCard={setCard} tried={tried} /> : null}
      >
        <CodeLines code={code} language={language} lit={linesOf(code, field)} onPoint={point(code)} />
      </CodePanel>
      <CodePanel
        label={`${t('answer')}: ${call.title}`}
        head={
          <span className={cx(page.status, !status.startsWith('2') && page.refused)}>
            <Icon of={status.startsWith('2') ? CircleCheck : CircleAlert} size={16} />
            {status} {reasonOf(status)}
            {tried.answer && <span className={styles.took}>{t('took', { ms: tried.answer.ms })}</span>}
          </span>
        }
        action={<CopyButton text={answer} label={t('copy')} doneLabel={t('copied')} />}
      >
        <CodeLines code={answer} language="json" lit={linesOf(answer, field)} onPoint={point(answer)} />
      </CodePanel>
      {names.length > 0 && (
        <p className={styles.hint}>
          <Icon of={Sparkles} size={16} />
          {t('pointHint')}
        </p>
      )}
    </>
  );
}

const cards = [
  ['accepted', 'cardAccepted'],
  ['declined', 'cardDeclined'],
  ['asks', 'cardAsks'],
] as const satisfies readonly (readonly [CardChoice, string])[];

type TryProps = {
  readonly call: Call;
  readonly card: CardChoice;
  readonly onCard: (card: CardChoice) => void;
  readonly tried: ReturnType<typeof useTry>;
};

function Try({ call, card, onCard, tried }: TryProps) {
  const t = useTexts('apiDocs');
  const hasCard = takesCard(call);
  return (
    <div className={styles.try}>
      <p className={styles.tryWords}>{hasCard ? t('tryCard') : t('tryIt')}</p>
      <div className={styles.tryRow}>
        <div role="radiogroup" aria-label={t('tryCard')} className={styles.cards} hidden={!hasCard}>
          {cards.map(([id, key]) => (
            <button
              key={id}
              type="button"
              role="radio"
              aria-checked={card === id}
              className={styles.card}
              onClick={() => onCard(id)}
            >
              {t(key)}
            </button>
          ))}
        </div>
        <Button size={40} busy={tried.isBusy} className={styles.send} onClick={() => void tried.run(card)}>
          <Icon of={Play} size={16} />
          {t('send')}
        </Button>
      </div>
      <p role="status" className={styles.tryFailed}>
        {tried.hasFailed ? t('noAnswer') : null}
      </p>
    </div>
  );
}

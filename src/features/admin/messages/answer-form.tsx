import { useRef, useState } from 'react';
import { type Facts, fillFacts, missingFacts } from '#shared/cms/answer-facts.ts';
import { officeAreas } from '#shared/messages/office-areas.ts';
import { type Locale, locales } from '#shared/messages/text.ts';
import { Keycap, KeyHints } from '#web/features/admin/kit/keycap.tsx';
import { useKeys } from '#web/features/admin/kit/use-keys.ts';
import { Segments } from '#web/features/admin/kit/segments.tsx';
import { formatClock, formatLocalDay, localDateOf } from '#web/lib/format/time.ts';
import { languageNames } from '#web/lib/preferences/language-names.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useSite, useViewer } from '#web/lib/viewer.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Options, Select } from '#web/ui/field/select.tsx';
import { useKeptWords } from '../kit/use-kept-words.ts';
import { FactsField } from './facts-field.tsx';
import type { ThreadView } from './thread-view.ts';
import { useAnswer } from './use-answer.tsx';
import styles from './messages.module.css';

const templates = [
  ['received', 'receivedText'],
  ['lostTag', 'lostTagText'],
  ['late', 'lateText'],
  ['refund', 'refundText'],
] as const;

type Template = (typeof templates)[number][0];

/** Others hear that an administrator writes at most this often. */
const SAY_EVERY_MS = 8000;

/** What the booking and the sender give to a prepared answer, in the language of the answer. */
function factsOf({ name, booking }: ThreadView, answeredBy: string, locale: Locale): Facts {
  const [firstName = name] = name.split(' ');
  if (booking === null) return { firstName, name, answeredBy };
  const { zone } = booking;
  return {
    firstName,
    name,
    answeredBy,
    code: booking.code,
    location: booking.location,
    day: formatLocalDay(localDateOf(booking.dropOffAt, zone), locale),
    dropOff: formatClock(booking.dropOffAt, zone, locale),
    pickUp: formatClock(booking.pickUpAt, zone, locale),
  };
}

/** Writes an answer, by hand or from a prepared one; a missing fact keeps it from being sent. */
export function AnswerForm({ thread }: { readonly thread: ThreadView }) {
  const t = useTexts('adminMessages');
  const names = useTexts('answers');
  const utils = trpc.useUtils();
  const viewer = useViewer();
  const site = useSite();
  const { id: messageId } = thread;
  const [language, setLanguage] = useState<Locale>(thread.language);
  const [template, setTemplate] = useState<Template | ''>('');
  const [body, setBody] = useKeptWords(`thread:${messageId}`, '');
  const [facts, setFacts] = useState<readonly string[]>([]);
  const said = useRef(0);
  const { send, keepNote, isBusy } = useAnswer(messageId, setBody);
  const missing = missingFacts(body);

  const prepare = async (name: Template | '', locale: Locale) => {
    setTemplate(name);
    setLanguage(locale);
    const key = templates.find(([each]) => each === name)?.[1];
    if (key === undefined) return;
    const texts = (await officeAreas.answers[locale]()).default;
    const answeredBy = `${viewer?.firstName ?? ''}, ${site.name}`;
    const known = factsOf(thread, answeredBy, locale);
    setFacts(Object.values(known));
    setBody(fillFacts(texts[key], known).text);
  };

  const type = (text: string) => {
    setBody(text);
    const now = performance.now();
    if (said.current !== 0 && now - said.current < SAY_EVERY_MS) return;
    said.current = now;
    void utils.admin.messages.writing.fetch({ messageId }).catch(() => undefined);
  };

  const go = (close: boolean) => {
    if (body.trim() === '' || missing.length > 0) return;
    setTemplate('');
    send(body, close);
  };

  const form = useRef<HTMLFormElement>(null);
  const focus = (what: string) => form.current?.querySelector<HTMLElement>(what)?.focus();
  useKeys({
    t: () => focus('select'),
    l: () => focus('input:checked'),
    // A note is written first.
    n: () => focus(body.trim() === '' ? 'textarea' : '[data-note]'),
  });

  return (
    <form
      ref={form}
      method="post"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        go(true);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) go(true);
      }}
    >
      <div className={styles.formHead}>
        <Select
          height={44}
          aria-label={t('template')}
          value={template}
          onChange={(event) =>
            void prepare(templates.find(([each]) => each === event.target.value)?.[0] ?? '', language)
          }
        >
          <option value="">{t('ownWords')}</option>
          <Options of={templates.map(([each]) => [each, names(each)])} />
        </Select>
        <Segments
          label={t('language')}
          items={locales.map((value) => ({ value, words: languageNames[value] }))}
          value={language}
          onChange={(next) => void prepare(template, next)}
        />
      </div>
      <Field label={t('answer')} error={missing.length === 0 ? undefined : t('missing', { facts: missing.join(', ') })}>
        <FactsField
          facts={facts}
          rows={8}
          maxLength={5000}
          lang={language}
          value={body}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      <div className={styles.sendRow}>
        <Button variant="quiet" size={40} data-note="" onClick={() => keepNote(body)}>
          {t('addNote')}
        </Button>
        <Button variant="secondary" size={44} aria-disabled={missing.length > 0} onClick={() => go(false)}>
          {t('send')}
        </Button>
        <Button type="submit" size={44} busy={isBusy} aria-disabled={missing.length > 0}>
          {t('sendClose')} <Keycap of="⌘" />
          <Keycap of="↵" />
        </Button>
      </div>
      {facts.length > 0 && body !== '' && (
        <p className={styles.soft}>
          <span className={styles.marked}>{t('marked')}</span> {t('markedText')}
        </p>
      )}
      <KeyHints
        hints={[
          [['J', 'K'], t('keyMove')],
          [['T'], t('keyTemplates')],
          [['L'], t('keyLanguage')],
          [['N'], t('keyNote')],
          [['E'], t('keyClose')],
        ]}
      />
    </form>
  );
}

import { ChevronDown, Search, X } from 'lucide-react';
import { useState } from 'react';
import { findAnswers, markedHtml } from '#shared/cms/find-answers.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import type { Outputs } from '#web/lib/trpc.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { BareInput } from '#web/ui/field/input.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { AnswerVote } from './answer-vote.tsx';
import { HelpAside } from './help-aside.tsx';
import { Found } from './found.tsx';
import { HelpFind } from './help-find.tsx';
import { HelpTicket } from './help-ticket.tsx';
import { OrderAnswer } from './order-answer.tsx';
import { topicIcon } from './topic-icon.ts';
import { useLookAgain } from './use-look-again.ts';
import styles from './help.module.css';
import type { HelpOrder } from './help-order.ts';

type Page = NonNullable<Outputs['cms']['page']>;
interface HelpPageProps {
  readonly page: Page;
  /** The order that it was opened from. */
  readonly order: HelpOrder | null;
  /** What is searched from the start. */
  readonly searched: string;
}

/** Where a person writes to people: the order goes along, and what was searched in vain. */
function contactOf(order: HelpOrder | null, text: string): string {
  const about = new URLSearchParams({
    ...(text === '' ? {} : { text }),
    ...(order === null ? {} : { code: order.code }),
  }).toString();
  return about === '' ? '/contact' : `/contact?${about}`;
}

/** The questions of the FAQ, searched while one types; answers that depend on the order look at it. */
export function HelpPage({ page, order, searched }: HelpPageProps) {
  const t = useTexts('help');
  const locale = useLocale();
  const [text, setText] = useState(searched);
  const [topic, setTopic] = useState<string | null>(null);
  const topics = [...new Set(page.questions.map((each) => each.topic))];
  const asTyped = findAnswers(page.questions, text, locale);
  const meant = useLookAgain(page.questions, asTyped.length === 0 ? text : '') ?? { found: asTyped, search: text };
  const found = meant.found.filter((each) => topic === null || each.topic === topic);
  const contact = contactOf(order, found.length === 0 ? text : '');
  return (
    <div className={styles.page} lang={page.language}>
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.search}>
        <Icon of={Search} size={20} />
        <BareInput
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <span className={styles.soft} role="status">
          {t('answers', { count: found.length })}
        </span>
        {text !== '' && <IconButton icon={X} iconSize={20} label={t('clear')} onClick={() => setText('')} />}
      </div>
      <div className={styles.topics} role="group" aria-label={t('topics')}>
        <button type="button" aria-pressed={topic === null} onClick={() => setTopic(null)}>
          {t('all')}
        </button>
        {topics.map((each) => {
          const icon = topicIcon(page.questions.filter((asked) => asked.topic === each).map(({ id }) => id));
          return (
            <button key={each} type="button" aria-pressed={each === topic} onClick={() => setTopic(each)}>
              {icon && <Icon of={icon} size={18} />}
              {each}
            </button>
          );
        })}
      </div>
      <div className={styles.columns}>
        <div className={styles.booking} data-form={order === null || undefined}>
          {order === null ? <HelpFind /> : <HelpTicket order={order} />}
        </div>
        <Card pad={0} className={styles.list}>
          {found.length === 0 && <p className={styles.none}>{t('nothingFound', { text })}</p>}
          {found.map(({ id, question, html, answer }, index) => (
            <details key={`${id} ${text === '' ? '' : index}`} id={id} open={index === 0}>
              <summary>
                <span>
                  <Found text={question} search={meant.search} />
                  <span className={cx(styles.soft, styles.first)}>
                    <Found text={answer} search={meant.search} />
                  </span>
                </span>
                <Icon of={ChevronDown} size={20} />
              </summary>
              <div className={styles.answer}>
                <div dangerouslySetInnerHTML={{ __html: markedHtml(html, meant.search, locale) }} />
                {order !== null && <OrderAnswer question={id} order={order} />}
                <AnswerVote question={id} contact={contact} />
              </div>
            </details>
          ))}
        </Card>
        <HelpAside contact={contact} />
      </div>
    </div>
  );
}

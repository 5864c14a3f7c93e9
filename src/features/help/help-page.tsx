import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { findAnswers, markedHtml } from '#shared/cms/find-answers.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import type { Outputs } from '#web/lib/trpc.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { HelpAside } from './help-aside.tsx';
import { Found } from './found.tsx';
import { OrderAnswer } from './order-answer.tsx';
import styles from './help.module.css';

type Page = NonNullable<Outputs['cms']['page']>;
export type HelpOrder = Outputs['booking']['get'];

interface HelpPageProps {
  readonly page: Page;
  /** The order that it was opened from. */
  readonly order: HelpOrder | null;
  /** What is searched from the start. */
  readonly searched: string;
}

/** The questions of the FAQ, searched while one types; answers that depend on the order look at it. */
export function HelpPage({ page, order, searched }: HelpPageProps) {
  const t = useTexts('help');
  const locale = useLocale();
  const [text, setText] = useState(searched);
  const [topic, setTopic] = useState<string | null>(null);
  const topics = [...new Set(page.questions.map((each) => each.topic))];
  const found = findAnswers(page.questions, text, locale).filter((each) => topic === null || each.topic === topic);
  return (
    <div className={styles.page} lang={page.language}>
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.search}>
        <Icon of={Search} size={20} />
        <input
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
        {[null, ...topics].map((each) => (
          <button key={each ?? ''} type="button" aria-pressed={each === topic} onClick={() => setTopic(each)}>
            {each ?? t('all')}
          </button>
        ))}
      </div>
      <div className={styles.columns}>
        <Card pad={0} className={styles.list}>
          {found.length === 0 && <p className={styles.none}>{t('nothingFound', { text })}</p>}
          {found.map(({ id, question, html, answer }, index) => (
            <details key={`${id} ${text === '' ? '' : index}`} id={id} open={index === 0}>
              <summary>
                <span>
                  <Found text={question} search={text} />
                  <span className={cx(styles.soft, styles.first)}>
                    <Found text={answer} search={text} />
                  </span>
                </span>
              </summary>
              <div className={styles.answer}>
                <div dangerouslySetInnerHTML={{ __html: markedHtml(html, text, locale) }} />
                {order !== null && <OrderAnswer question={id} order={order} />}
              </div>
            </details>
          ))}
        </Card>
        <HelpAside order={order} text={found.length === 0 ? text : ''}>
          {order === null ? null : <Chip tone="brand">{order.code}</Chip>}
        </HelpAside>
      </div>
    </div>
  );
}

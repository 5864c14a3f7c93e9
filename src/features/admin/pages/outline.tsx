import { Box, Check, Clock, Heading, ListCollapse, Minus, Pilcrow, Text } from 'lucide-react';
import { outlineOf, type PartState, type TextPart } from '#shared/cms/outline.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { blockIcons, blockWords } from './block-words.ts';
import type { EditedPage } from './page-types.ts';
import styles from './outline.module.css';

const icons = { lead: Text, heading: Heading, block: Box, questions: ListCollapse, text: Pilcrow } as const;
const signs = { done: Check, older: Clock, missing: Minus } as const;

interface OutlineProps {
  readonly page: EditedPage;
  /** The English text as it is typed. */
  readonly english: string;
  /** The part under the caret, counted from 0. */
  readonly current: number;
  readonly onPart: (index: number) => void;
}

/** The parts of the English text, and of each what the other languages lack. */
export function Outline({ page, english, current, onPart }: OutlineProps) {
  const t = useTexts('adminPages');
  const parts = outlineOf(english);
  const words = (part: TextPart) =>
    part.kind === 'lead'
      ? t('lead')
      : part.kind === 'questions'
        ? t('questions', { count: Number(part.label) })
        : part.block === null
          ? part.label
          : t(blockWords[part.block]);
  return (
    <>
      <table className={styles.outline}>
        <thead>
          <tr>
            <th scope="col">{t('blocks')}</th>
            {page.texts.map(({ language }) => (
              <th key={language} scope="col">
                {language}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part, index) => (
            <tr key={index} className={cx(index === current && styles.current)}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.part}
                  aria-current={index === current || undefined}
                  onClick={() => onPart(index)}
                >
                  <Icon of={part.block === null ? icons[part.kind] : blockIcons[part.block]} size={16} />
                  <span>{words(part)}</span>
                </button>
              </th>
              {page.texts.map(({ language, parts: states }) => (
                <td key={language}>
                  <Sign state={language === 'en' ? 'done' : (states[index] ?? 'missing')} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.legend} aria-hidden>
        {(['done', 'older', 'missing'] as const).map((state) => (
          <li key={state}>
            <span className={styles[state]}>
              <Icon of={signs[state]} size={16} />
            </span>
            {t(state)}
          </li>
        ))}
      </ul>
    </>
  );
}

function Sign({ state }: { readonly state: PartState }) {
  const t = useTexts('adminPages');
  return (
    <span className={styles[state]} title={t(state)}>
      <Icon of={signs[state]} size={16} />
      <span className="sr-only">{t(state)}</span>
    </span>
  );
}

import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import type { CodeLanguage } from '#web/ui/code/highlight.ts';
import { CodeLines } from '#web/ui/code/code-lines.tsx';
import { CodePanel } from '#web/ui/code/code-panel.tsx';
import { CopyButton } from '#web/ui/code/copy-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { listCode, quickStartCode, refusalCode, repeatCode, sessionCode, timesCode } from './guide-codes.ts';
import type { Reference } from './reference.ts';
import { commonErrors, reasonOf, stepAfter } from './statuses.ts';
import { Words } from './words.tsx';
import styles from './api-docs.module.css';

type GuideProps = {
  readonly id: string;
  readonly title: string;
  readonly texts: readonly string[];
  readonly children?: ReactNode;
  readonly code: ReactNode;
};

/** What is to be known about all calls, with an example next to it. */
export function Guide({ id, title, texts, children, code }: GuideProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section} data-section="">
      <div className={styles.text}>
        <h3 id={`${id}-title`} className={styles.guideTitle}>
          {title}
        </h3>
        {texts.map((text) => (
          <p key={text} className={styles.lead}>
            <Words text={text} />
          </p>
        ))}
        {children}
      </div>
      <div className={styles.code}>
        <div className={styles.sticky}>{code}</div>
      </div>
    </section>
  );
}

type GuideCodeProps = {
  readonly head: ReactNode;
  readonly label: string;
  readonly code: string;
  readonly language: CodeLanguage;
};

export function GuideCode({ head, label, code, language }: GuideCodeProps) {
  const t = useTexts('apiDocs');
  return (
    <CodePanel label={label} head={head} action={<CopyButton text={code} label={t('copy')} doneLabel={t('copied')} />}>
      <CodeLines code={code} language={language} />
    </CodePanel>
  );
}

/** The guides before the calls. */
export function StartGuides({ reference }: { readonly reference: Reference }) {
  const t = useTexts('apiDocs');
  const code = (title: string, text: string, language: CodeLanguage) => (
    <GuideCode head={title} label={title} code={text} language={language} />
  );
  return (
    <>
      <Guide
        id="quick-start"
        title={t('quickStart')}
        texts={[t('quickStartText'), t('quickStartMore')]}
        code={code('curl', quickStartCode(reference), 'shell')}
      />
      <Guide
        id="who-asks"
        title={t('whoAsks')}
        texts={[t('whoAsksText'), t('whoAsksScripts')]}
        code={code(t('whoAsks'), sessionCode(reference), 'http')}
      />
      <Guide
        id="times-and-amounts"
        title={t('times')}
        texts={[t('timesText'), t('timesMoney')]}
        code={code(t('times'), timesCode, 'json')}
      />
      <Guide
        id="repeating-safely"
        title={t('repeating')}
        texts={[t('repeatingText')]}
        code={code(t('sentTwice'), repeatCode, 'http')}
      />
      <Guide id="errors" title={t('errors')} texts={[t('errorsText')]} code={<ErrorCode reference={reference} />}>
        <ul className={styles.answers}>
          {commonErrors.map(([status, key]) => (
            <li key={status} id={`error.${status}`}>
              <code>{status}</code>
              <span>{t(key)}</span>
              <span className={styles.step}>{t(stepAfter(status))}</span>
            </li>
          ))}
        </ul>
      </Guide>
      <Guide
        id="lists"
        title={t('lists')}
        texts={[t('listsText'), t('listsTag')]}
        code={code(t('lists'), listCode, 'json')}
      />
    </>
  );
}

function ErrorCode({ reference }: { readonly reference: Reference }) {
  const t = useTexts('apiDocs');
  const head = (
    <span className={`${styles.status} ${styles.refused}`}>
      <Icon of={CircleAlert} size={16} />
      {'422'} {reasonOf('422')}
    </span>
  );
  return <GuideCode head={head} label={t('errors')} code={refusalCode(reference)} language="json" />;
}

import { useState } from 'react';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useSite } from '#web/lib/viewer.ts';
import { CallSection } from './call-section.tsx';
import { contentsOf, groupLabel } from './contents.ts';
import { DocsBar } from './docs-bar.tsx';
import { DocsNav } from './docs-nav.tsx';
import { StartGuides } from './guides.tsx';
import type { Reference } from './reference.ts';
import type { SampleId } from './request-code.ts';
import { useActiveSection } from './use-active-section.ts';
import { WebhookGuides } from './webhook-guides.tsx';
import styles from './api-docs.module.css';

/** The documentation of the REST API: guides, and every call with what it takes and answers. */
export function ApiDocsPage({ reference }: { readonly reference: Reference }) {
  const t = useTexts('apiDocs');
  const locale = useLocale();
  const site = useSite();
  const [sample, setSample] = useState<SampleId>('curl');
  const parts = contentsOf(reference, t);
  const active = useActiveSection('quick-start');
  return (
    <div className={styles.page}>
      <DocsBar reference={reference} parts={parts} />
      <DocsNav parts={parts} active={active} />
      <div className={styles.main}>
        <h1 className="sr-only">{t('title')}</h1>
        {locale !== 'en' && <p className={styles.note}>{t('onlyEnglish')}</p>}
        <div className={styles.group}>
          <h2 className="sr-only">{t('start')}</h2>
          <StartGuides reference={reference} />
        </div>
        {reference.groups.map((group) => (
          <div key={group.name} className={styles.group}>
            <h2 className="sr-only">{groupLabel(group.name, t)}</h2>
            {group.calls.map((call) => (
              <CallSection
                key={call.id}
                call={call}
                group={groupLabel(group.name, t)}
                base={reference.base}
                isSandbox={site.payments === 'sandbox'}
                sample={sample}
                onSample={setSample}
              />
            ))}
          </div>
        ))}
        <div className={styles.group}>
          <h2 className="sr-only">{t('webhooks')}</h2>
          <WebhookGuides />
        </div>
      </div>
    </div>
  );
}

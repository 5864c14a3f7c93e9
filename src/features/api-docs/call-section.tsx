import { Gauge, Repeat2, UserRound } from 'lucide-react';
import { memo, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { CopyButton } from '#web/ui/code/copy-button.tsx';
import { CallCode } from './call-code.tsx';
import { FieldList } from './field-list.tsx';
import type { Call } from './reference.ts';
import type { SampleId } from './request-code.ts';
import { stepAfter } from './statuses.ts';
import { Words } from './words.tsx';
import styles from './api-docs.module.css';

/** What an address may ask in a minute, as the `RateLimit-Policy` of every answer says. */
const REQUESTS_PER_MINUTE = '3,000';

const REPEAT_HEADER = 'Idempotency-Key';

const whoMay = { anyone: 'anyone', session: 'session', partner: 'partner' } as const;

type CallSectionProps = {
  readonly call: Call;
  readonly group: string;
  readonly base: string;
  readonly isSandbox: boolean;
  readonly sample: SampleId;
  readonly onSample: (sample: SampleId) => void;
};

/** One call: what it does and takes, and next to it what is sent and answered. */
export const CallSection = memo(function CallSection({ call, group, ...code }: CallSectionProps) {
  const t = useTexts('apiDocs');
  const [field, setField] = useState<string | null>(null);
  const address = `/api/v1${call.path}`;
  const list = { call, lit: field, onField: setField };
  return (
    <section id={call.id} aria-labelledby={`${call.id}-title`} className={styles.section} data-section="">
      <div className={styles.text}>
        <p className={styles.eyebrow}>{group}</p>
        <h3 id={`${call.id}-title`} className={styles.callTitle} lang="en">
          {call.title}
        </h3>
        <p className={styles.address}>
          <span className={styles.method} data-method={call.method}>
            {call.method}
          </span>
          <code>{address}</code>
          <CopyButton text={address} label={t('copyAddress')} doneLabel={t('copied')} bare />
        </p>
        <p className={styles.lead} lang="en">
          <Words text={call.text} />
        </p>
        <p className={styles.chips}>
          <Chip icon={UserRound}>{t(whoMay[call.access])}</Chip>
          {call.method !== 'GET' && (
            <Chip icon={Repeat2}>
              <code className={styles.chipCode}>{REPEAT_HEADER}</code>
            </Chip>
          )}
          <Chip icon={Gauge}>{t('perMinute', { count: REQUESTS_PER_MINUTE })}</Chip>
        </p>
        {call.addressFields.length > 0 && (
          <>
            <h4 className={styles.part}>{t('inAddress')}</h4>
            <FieldList {...list} fields={call.addressFields} />
          </>
        )}
        {call.bodyFields.length > 0 && (
          <>
            <h4 className={styles.part}>
              {call.wrapper === null ? t('body') : t('bodyIn')} {call.wrapper !== null && <code>{call.wrapper}</code>}
            </h4>
            <FieldList {...list} fields={call.bodyFields} />
          </>
        )}
        <h4 className={styles.part}>{t('answers')}</h4>
        <ul className={styles.answers}>
          {call.answers.map(({ status, text }) => (
            <li key={status}>
              <code>{status}</code>
              <span lang="en">{text}</span>
              <span className={styles.step}>{t(stepAfter(status))}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.code}>
        <div className={styles.sticky}>
          <CallCode call={call} {...code} field={field} onField={setField} />
        </div>
      </div>
    </section>
  );
});

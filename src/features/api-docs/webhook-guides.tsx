import { webhookGroups } from '#shared/integrations/webhook-events.ts';
import { useTexts } from '#web/lib/texts.ts';
import { verifyCode } from './guide-codes.ts';
import { Guide, GuideCode } from './guides.tsx';
import { EventCode } from './event-code.tsx';
import page from './api-docs.module.css';
import styles from './webhook-guides.module.css';

/** After how long an event is tried again; the fourth of the drawing arrives. */
const waits = ['1 m', '5 m', '30 m', '2 h', '5 h', '10 h', '18 h', '1 d', '1½ d', '2 d', '3 d'];
const ARRIVED = 3;

/** What receivers are sent, how they know that it is us, and what happens when they do not answer. */
export function WebhookGuides() {
  const t = useTexts('apiDocs');
  const dots = [t('now'), ...waits];
  const stateOf = (index: number) =>
    index < ARRIVED ? t('tryFailed') : index === ARRIVED ? t('tryArrived') : t('tryNotNeeded');
  return (
    <>
      <Guide id="events" title={t('events')} texts={[t('eventsText')]} code={<EventCode />}>
        <ul className={styles.events}>
          {Object.values(webhookGroups)
            .flat()
            .map((name) => (
              <li key={name}>
                <code className={page.name}>{name}</code>
              </li>
            ))}
        </ul>
      </Guide>
      <Guide
        id="signature"
        title={t('signature')}
        texts={[t('signatureText')]}
        code={
          <GuideCode head={t('checkSignature')} label={t('checkSignature')} code={verifyCode} language="javascript" />
        }
      />
      <Guide id="delivery" title={t('delivery')} texts={[t('deliveryText')]} code={null}>
        <ol className={styles.tries}>
          {dots.map((wait, index) => (
            <li key={wait} data-state={index < ARRIVED ? 'failed' : index === ARRIVED ? 'arrived' : 'open'}>
              {wait}
              <span className="sr-only"> {stateOf(index)}</span>
            </li>
          ))}
        </ol>
      </Guide>
    </>
  );
}

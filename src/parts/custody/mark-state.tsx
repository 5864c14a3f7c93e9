import { Check, TriangleAlert } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './custody-record.module.css';
import { type CustodyEntry, type CustodyRecord, momentOf, type RecordMarks } from './record-marks.ts';

const at = (entry: CustodyEntry): number => Date.parse(momentOf(entry));

/** How a check-in went: before its time, or in it. */
export function InState({ entry, record }: { readonly entry: CustodyEntry; readonly record: CustodyRecord }) {
  const t = useTexts('custody');
  return <Line>{t(at(entry) < Date.parse(record.dropOffAt) ? 'earlyIn' : 'inTime')}</Line>;
}

type OutStateProps = {
  readonly entry: CustodyEntry;
  readonly marks: RecordMarks;
  readonly record: CustodyRecord;
};

/** How a check-out went: what is missing comes first, then what stays, then tags that are not the same, then the time. */
export function OutState({ entry, marks: { bags, tagsIn, tagsOut }, record }: OutStateProps) {
  const t = useTexts('custody');
  if (bags.missing > 0) return <Line bad>{t('missingOut', { count: bags.missing })}</Line>;
  if (bags.inside > 0) return <Line>{t('someStay', { count: bags.inside })}</Line>;
  if (tagsIn.length > 0 && tagsOut.length > 0)
    return tagsIn.join(' ') === tagsOut.join(' ') ? <Line>{t('sameTags')}</Line> : <Line bad>{t('otherTags')}</Line>;
  return <Line>{t(at(entry) > Date.parse(record.pickUpAt) ? 'lateOut' : 'inTimeOut')}</Line>;
}

function Line({ bad = false, children }: { readonly bad?: boolean; readonly children: string }) {
  return (
    <p className={cx(styles.state, bad && styles.bad)}>
      <Icon of={bad ? TriangleAlert : Check} size={18} />
      {children}
    </p>
  );
}

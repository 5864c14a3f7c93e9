import { Check, TriangleAlert } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './custody-record.module.css';
import { type CustodyEntry, type CustodyRecord, momentOf } from './record-marks.ts';

const at = (entry: CustodyEntry): number => Date.parse(momentOf(entry));

/** How a check-in went: before its time, or in it. */
export function InState({ entry, record }: { readonly entry: CustodyEntry; readonly record: CustodyRecord }) {
  const t = useTexts('custody');
  return <Line>{t(at(entry) < Date.parse(record.dropOffAt) ? 'earlyIn' : 'inTime')}</Line>;
}

type OutStateProps = {
  readonly entry: CustodyEntry;
  readonly checkIn: CustodyEntry | null;
  /** Bags that were inside before it. */
  readonly inside: number;
  readonly record: CustodyRecord;
};

/** How a check-out went: what is missing comes first, then tags that are not the same, then the time. */
export function OutState({ entry, checkIn, inside, record }: OutStateProps) {
  const t = useTexts('custody');
  const missing = inside - entry.bagsCount;
  if (missing > 0) return <Line bad>{t('missingOut', { count: missing })}</Line>;
  const tags = [checkIn?.tags ?? null, entry.tags].map((each) => each && each.toSorted().join(' '));
  if (tags[0] && tags[1]) return tags[0] === tags[1] ? <Line>{t('sameTags')}</Line> : <Line bad>{t('otherTags')}</Line>;
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

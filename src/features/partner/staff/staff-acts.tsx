import { ArrowDownToLine, ArrowUpFromLine, type LucideIcon, Pencil, Undo2 } from 'lucide-react';
import { formatClock, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import type { Outputs } from '#web/lib/trpc.ts';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './staff.module.css';

type Act = Outputs['staff']['list'][number]['acts'][number];

const signs: Readonly<Record<Act['kind'], LucideIcon>> = {
  in: ArrowDownToLine,
  out: ArrowUpFromLine,
  correction: Pencil,
  undo: Undo2,
};

/** When an act was, by the location's clock. */
export function useActMoment() {
  const locale = useLocale();
  return ({ at, zone }: Pick<Act, 'at' | 'zone'>) =>
    `${formatDate(localDateOf(at, zone), locale, { month: 'short', day: 'numeric' })}, ${formatClock(at, zone, locale)}`;
}

/** What a person did last at the counter. */
export function StaffActs({ acts, name }: { readonly acts: readonly Act[]; readonly name: string }) {
  const t = useTexts('staff');
  const custody = useTexts('custody');
  const moment = useActMoment();
  if (acts.length === 0) return null;
  return (
    <>
      <h3>{t('didLast', { name })}</h3>
      <ul>
        {acts.map((each) => (
          <li key={`${each.at}${each.code}${each.kind}`}>
            <Icon of={signs[each.kind]} size={16} className={styles.sign} />
            <span>
              <strong>{custody(each.kind, { count: each.bags })}</strong>, {each.code}
              {each.note !== null && <> {custody('note', { note: each.note })}</>}
            </span>
            <span className={styles.soft}>{moment(each)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

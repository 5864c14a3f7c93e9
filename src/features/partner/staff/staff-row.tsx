import { ChevronDown, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { formatClock, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Avatar } from '#web/ui/misc/avatar.tsx';
import type { OwnListing } from '../listings/use-listing.ts';
import { LocationChoice } from './location-choice.tsx';
import styles from './staff.module.css';
import { useStaffAct } from './use-staff-act.ts';

type Member = Outputs['staff']['list'][number];

type StaffRowProps = { readonly member: Member; readonly listings: readonly OwnListing[] };

/** One of the owner's people; opens in place with the locations and the last acts. */
export function StaffRow({ member, listings }: StaffRowProps) {
  const t = useTexts('staff');
  const custody = useTexts('custody');
  const locale = useLocale();
  const { id, email, state, locations, acts } = member;
  const name = member.name ?? email;
  const shortDay = { month: 'short', day: 'numeric' } as const;
  const moment = (at: string, zone: string) =>
    `${formatDate(localDateOf(at, zone), locale, shortDay)}, ${formatClock(at, zone, locale)}`;
  const [last] = acts;
  const [zone = 'UTC'] = listings.map(({ rules }) => rules.zone);
  const resend = trpc.staff.resend.useMutation();
  const act = useStaffAct();
  return (
    <li>
      <details className={styles.person}>
        <summary className={styles.row} aria-label={t('showMore', { name })}>
          <Avatar name={name} size={40} className={state === 'invited' ? styles.dashed : undefined} />
          <span>
            <strong className={styles.name}>{name}</strong>
            {member.name !== null && <span className={styles.soft}>{email}</span>}
          </span>
          <span className={styles.places}>{locations.map((place) => place.name).join(', ')}</span>
          <span className={styles.last}>
            {state === 'invited' ? (
              <span className={styles.waiting}>
                <Icon of={Hourglass} size={16} />
                {t('invitedOn', { day: formatDate(localDateOf(member.invitedAt, zone), locale, shortDay) })}
              </span>
            ) : last === undefined ? (
              <span className={styles.soft}>{t('nothingYet')}</span>
            ) : (
              <>
                {custody(last.kind, { count: last.bags })} {last.code}
                <span className={styles.soft}>{moment(last.at, last.zone)}</span>
              </>
            )}
          </span>
          <Icon of={ChevronDown} size={20} className={styles.chevron} />
        </summary>
        <div className={styles.open}>
          <Locations key={locations.map((place) => place.id).join()} member={member} name={name} listings={listings} />
          <div className={styles.acts}>
            {acts.length > 0 && (
              <>
                <h3>{t('didLast', { name })}</h3>
                <ul>
                  {acts.map((each) => (
                    <li key={`${each.at}${each.code}${each.kind}`}>
                      <span>
                        <strong>{custody(each.kind, { count: each.bags })}</strong>, {each.code}
                        {each.note !== null && <> {custody('note', { note: each.note })}</>}
                      </span>
                      <span className={styles.soft}>{moment(each.at, each.zone)}</span>
                    </li>
                  ))}
                </ul>
              </>
            )}
            {state === 'invited' && (
              <Button
                variant="secondary"
                busy={resend.isPending}
                onClick={() => void act(() => resend.mutateAsync({ memberId: id }), t('sentAgain'))}
              >
                {t('sendAgain')}
              </Button>
            )}
            <EndAccess member={member} name={name} />
          </div>
        </div>
      </details>
    </li>
  );
}

type PartProps = { readonly member: Member; readonly name: string };

function Locations({ member, name, listings }: PartProps & Pick<StaffRowProps, 'listings'>) {
  const t = useTexts('staff');
  const before = member.locations.map(({ id }) => id);
  const [chosen, setChosen] = useState<readonly string[]>(before);
  const change = trpc.staff.changeLocations.useMutation();
  const act = useStaffAct();
  const isSame = chosen.length === before.length && chosen.every((id) => before.includes(id));
  const save = () => change.mutateAsync({ memberId: member.id, listingIds: [...chosen] });
  return (
    <div className={styles.acts}>
      <LocationChoice label={t('may', { name })} listings={listings} value={chosen} onChange={setChosen} />
      <Button
        variant="secondary"
        busy={change.isPending}
        disabled={isSame || chosen.length === 0}
        onClick={() => void act(save, t('locationsSaved'))}
      >
        {t('saveLocations')}
      </Button>
    </div>
  );
}

function EndAccess({ member, name }: PartProps) {
  const t = useTexts('staff');
  const end = trpc.staff.end.useMutation();
  const act = useStaffAct();
  return (
    <>
      <Button
        variant="danger"
        busy={end.isPending}
        onClick={() => void act(() => end.mutateAsync({ memberId: member.id }), t('ended'))}
      >
        {t('endAccess')}
      </Button>
      <p className={styles.soft}>{t('endHint', { name })}</p>
    </>
  );
}

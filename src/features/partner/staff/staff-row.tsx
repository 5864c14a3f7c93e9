import { ChevronDown, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Avatar } from '#web/ui/misc/avatar.tsx';
import type { OwnListing } from '../listings/use-listing.ts';
import { LocationChoice } from './location-choice.tsx';
import { MaySwitches } from './may-switches.tsx';
import { StaffActs, useActMoment } from './staff-acts.tsx';
import { StaffPlaces } from './staff-places.tsx';
import styles from './staff.module.css';
import { useStaffAct } from './use-staff-act.ts';

type Member = Outputs['staff']['list'][number];

type StaffRowProps = { readonly member: Member; readonly listings: readonly OwnListing[] };

/** One of the owner's people; opens in place with what they may, their locations and their last acts. */
export function StaffRow({ member, listings }: StaffRowProps) {
  const t = useTexts('staff');
  const custody = useTexts('custody');
  const locale = useLocale();
  const moment = useActMoment();
  const { id, email, state, locations, acts } = member;
  const name = member.name ?? email;
  const [first = name] = name.split(' ');
  const [last] = acts;
  const [zone = 'UTC'] = listings.map(({ rules }) => rules.zone);
  const invitedOn = formatDate(localDateOf(member.invitedAt, zone), locale, { month: 'short', day: 'numeric' });
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
          <StaffPlaces
            places={listings.filter((each) => locations.some((place) => place.id === each.id))}
            all={false}
          />
          <span className={styles.last}>
            {state === 'invited' ? (
              <span className={styles.waiting}>
                <Icon of={Hourglass} size={16} />
                {t('invitedOn', { day: invitedOn })}
              </span>
            ) : last === undefined ? (
              <span className={styles.soft}>{t('nothingYet')}</span>
            ) : (
              <>
                {custody(last.kind, { count: last.bags })} {last.code}
                <span className={styles.soft}>{moment(last)}</span>
              </>
            )}
          </span>
          <Icon of={ChevronDown} size={20} className={styles.chevron} />
        </summary>
        <div className={styles.open}>
          <MaySwitches member={member} name={first} />
          <div className={styles.acts}>
            <StaffActs acts={acts} name={first} />
            {state === 'invited' && (
              <Button
                variant="secondary"
                busy={resend.isPending}
                onClick={() => void act(() => resend.mutateAsync({ memberId: id }), t('sentAgain'))}
              >
                {t('sendAgain')}
              </Button>
            )}
            <Ends key={locations.map((place) => place.id).join()} member={member} name={first} listings={listings} />
          </div>
        </div>
      </details>
    </li>
  );
}

/** Other locations, and the end of the access. */
function Ends({ member, name, listings }: StaffRowProps & { readonly name: string }) {
  const t = useTexts('staff');
  const [isChoosing, setIsChoosing] = useState(false);
  const removePin = trpc.pins.remove.useMutation();
  const end = trpc.staff.end.useMutation();
  const act = useStaffAct();
  return (
    <>
      {isChoosing && <Locations member={member} name={name} listings={listings} />}
      <div className={styles.buttons}>
        {!isChoosing && (
          <Button variant="secondary" onClick={() => setIsChoosing(true)}>
            {t('saveLocations')}
          </Button>
        )}
        {member.hasPin && (
          <Button
            variant="secondary"
            busy={removePin.isPending}
            onClick={() => void act(() => removePin.mutateAsync({ memberId: member.id }), t('pinRemoved'))}
          >
            {t('removePin')}
          </Button>
        )}
        <Button
          variant="danger"
          busy={end.isPending}
          onClick={() => void act(() => end.mutateAsync({ memberId: member.id }), t('ended'))}
        >
          {t('endAccess')}
        </Button>
      </div>
      <p className={styles.soft}>{t('endHint', { name })}</p>
    </>
  );
}

function Locations({ member, name, listings }: StaffRowProps & { readonly name: string }) {
  const t = useTexts('staff');
  const before = member.locations.map(({ id }) => id);
  const [chosen, setChosen] = useState<readonly string[]>(before);
  const change = trpc.staff.changeLocations.useMutation();
  const act = useStaffAct();
  const isSame = chosen.length === before.length && chosen.every((id) => before.includes(id));
  const save = (ids: readonly string[]) => () => change.mutateAsync({ memberId: member.id, listingIds: [...ids] });
  return (
    <>
      <LocationChoice label={t('may', { name })} listings={listings} value={chosen} onChange={setChosen} />
      <Button
        variant="secondary"
        busy={change.isPending}
        disabled={isSame || chosen.length === 0}
        onClick={() => void act(save(chosen), t('locationsSaved'), save(before))}
      >
        {t('saveLocations')}
      </Button>
    </>
  );
}

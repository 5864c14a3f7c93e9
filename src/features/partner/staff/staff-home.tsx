import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { NotifyCard } from '#web/parts/notify/notify-card.tsx';
import { SmsCard } from '#web/parts/notify/sms-card.tsx';
import { useSignOut } from '#web/parts/use-sign-out.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import { CodeField } from '../counter/code-field.tsx';
import { Counter } from '../counter/counter.tsx';
import { CounterStrip } from '../counter/offline/counter-strip.tsx';
import { RefusedElsewhere } from '../counter/offline/refused-elsewhere.tsx';
import { PinsCard } from '../counter/pins/pins-card.tsx';
import { TurnBar } from '../counter/pins/turn-bar.tsx';
import { TodaysStays } from '../counter/todays-stays.tsx';
import { useToday } from '../counter/use-today.ts';
import { LeaveCounter } from './leave-counter.tsx';
import { StaffFrame } from './staff-frame.tsx';
import styles from './staff.module.css';
import { useLookedAt } from '../counter/use-looked-at.ts';

/** What a person who was invited sees of the dashboard: today's list and the counter. */
export function StaffHome() {
  const t = useTexts('counter');
  const staff = useTexts('staff');
  const today = useToday();
  const [workplaces] = trpc.staff.workplaces.useSuspenseQuery();
  const common = useTexts('common');
  const signOut = useSignOut();
  const { looked, look, lookByTyped, lookByListed } = useLookedAt();
  const [isScanning, setIsScanning] = useState(false);
  return (
    <StaffFrame>
      <CounterStrip withLink />
      <TurnBar />
      <PageHeader
        title={staff('counterOf', { owner: workplaces.flatMap(({ locations }) => locations).join(', ') })}
        lead={t('daySummary', {
          dropOffs: t('dropOffsCount', { count: today.dropOffs.length }),
          pickUps: t('pickUpsCount', { count: today.pickUps.length }),
          bags: t('bags', { count: today.bagsInside }),
        })}
        actions={<CodeField onCode={lookByTyped} onScan={() => setIsScanning(true)} />}
      />
      <Counter
        looked={looked}
        onLook={look}
        isScanning={isScanning}
        onScanned={() => setIsScanning(false)}
        today={today}
        now={today.askedAt}
      />
      <RefusedElsewhere />
      <TodaysStays today={today} now={today.askedAt} onCode={lookByListed} />
      <PinsCard />
      {workplaces.map(({ memberId, ownerName, locations }) => (
        <Card key={memberId} as="section" className={styles.workplace}>
          <div>
            <h2 className={styles.heading}>{locations.join(', ')}</h2>
            <p className={styles.soft}>{staff('worksFor', { owner: ownerName })}</p>
          </div>
          <LeaveCounter memberId={memberId} locations={locations.join(', ')} />
        </Card>
      ))}
      <NotifyCard side="counter" />
      <SmsCard side="counter" />
      <Button variant="secondary" className={styles.endShift} onClick={() => signOut.mutate()}>
        <Icon of={LogOut} size={18} />
        {common('signOut')}
      </Button>
    </StaffFrame>
  );
}

import { ArrowLeft, ExternalLink } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import tones from '../kit/tones.module.css';
import view from '../change-requests/view.module.css';
import { Unopened } from '../kit/unopened.tsx';
import { useMoments } from '../kit/use-moments.ts';
import type { Look } from './look.ts';
import { LookDecision } from './look-decision.tsx';
import { LookFacts } from './look-facts.tsx';
import { OwnerFacts } from './owner-facts.tsx';
import styles from './look.module.css';

interface LookViewProps {
  readonly id: string;
  /** When the page was asked for. */
  readonly now: Date;
  /** The same in the list, which is asked for again and again. */
  readonly listed: Outputs['admin']['newLocations']['list'][number] | undefined;
  /** Leads on, with what takes the decision back. */
  readonly onNext: (undo: () => void) => void;
  readonly onBack: () => void;
}

/** One location: where it is, what it may be the same as, whose it is, and the decision. */
export function LookView({ id, now, listed, onNext, onBack }: LookViewProps) {
  const t = useTexts('adminNewLocations');
  const query = trpc.admin.newLocations.show.useQuery({ lookId: id });
  const { data, refetch } = query;
  // What the list says by now: another administrator decided, or the partner answered.
  const isOutdated = data !== undefined && listed !== undefined && listed.state !== data.state;
  useEffect(() => {
    if (isOutdated) void refetch();
  }, [isOutdated, refetch]);
  const back = (
    <Button variant="quiet" size={40} className={view.back} onClick={onBack}>
      <Icon of={ArrowLeft} size={18} />
      {t('back')}
    </Button>
  );
  if (data === undefined) {
    return (
      <>
        {back}
        <Unopened query={query} none={t('noSuch')} onBack={onBack} />
      </>
    );
  }
  return (
    <>
      <LookHead look={data} back={back} />
      <Earlier look={data} />
      <div className={view.columns}>
        <LookFacts look={data} />
        <div className={view.aside}>
          <OwnerFacts look={data} now={now} />
          <LookDecision look={data} onDecided={onNext} />
        </div>
      </div>
    </>
  );
}

interface LookHeadProps {
  readonly look: Look;
  readonly back: ReactNode;
}

function LookHead({ look, back }: LookHeadProps) {
  const t = useTexts('adminNewLocations');
  const { weekdayMoment } = useMoments();
  const { listing, owner, because, isLive, since, state } = look;
  const said = state !== 'waiting' ? 'by' : because === 'new' ? 'addedBy' : 'movedBy';
  return (
    <header className={view.head}>
      {back}
      <ListingThumb listing={{ name: listing.name, ...listing.shopFront }} size={44} />
      <div className={view.headWords}>
        <h2 className={styles.name}>
          {listing.name}
          <Chip tone={isLive ? 'brand' : 'plain'}>{t(isLive ? 'live' : 'hidden')}</Chip>
        </h2>
        <p className={tones.soft}>{t(said, { name: owner.name, at: weekdayMoment(since) })}</p>
      </div>
      <AppLink to={`/admin/listings/${listing.id}`} className={buttonClass({ variant: 'secondary', size: 40 })}>
        <Icon of={ExternalLink} size={16} />
        {t('openListing')}
      </AppLink>
    </header>
  );
}

/** Why it was refused, now or before it waits again, and what the partner answered. */
function Earlier({ look: { state, reason, answer, owner } }: { readonly look: Look }) {
  const t = useTexts('adminNewLocations');
  if (reason === null || state === 'fine') return null;
  return (
    <Notice
      tone={state === 'refused' ? 'danger' : 'note'}
      className={view.meanwhile}
      title={t(state === 'refused' ? 'isRefused' : 'wasRefused', { reason })}
    >
      {answer === null ? t('noAnswer', { name: owner.name }) : t('answered', { name: owner.name, text: answer })}
    </Notice>
  );
}

import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Choice } from '#shared/partner/opening-schema.ts';
import { localDateOf } from '#web/lib/format/time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Radio } from '#web/ui/field/choice.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import { Tabs } from '#web/ui/tabs/tabs.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { LeaveDialog } from '../guard/leave-dialog.tsx';
import { EditorFoot } from '../guard/editor-foot.tsx';
import { draftOf, problemsOf as hoursProblems, storedOf as weekOf } from '../hours/week-draft.ts';
import listingStyles from '../listings/listings.module.css';
import type { OwnListing } from '../listings/use-listing.ts';
import { isWhole, newDiscount } from '../promotions/discount-draft.ts';
import { ClosedFields, HoursFields, PromotionFields } from './several-fields.tsx';
import { closureProblem, type Several, tomorrowOf, withClosure } from './several-change.ts';
import { SeveralRows } from './several-rows.tsx';
import styles from './several.module.css';
import { useSeveral } from './use-several.ts';

const BACK = '/dashboard/listings';

/** Closes several locations on some days, gives them the same hours, or a promotion. `now` is the instant (ISO) at which the page was asked for. */
export function SeveralPage({ now }: { readonly now: string }) {
  const t = useTexts('partner');
  const toast = useToast();
  const router = useRouter();
  const [listings] = trpc.partner.listings.useSuspenseQuery();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [what, setWhat] = useState<Several>('closed');
  const todayOf = ({ rules }: OwnListing) => localDateOf(now, rules.zone);
  const [closure, setClosure] = useState(() => tomorrowOf(now.slice(0, 10)));
  const [week, setWeek] = useState(() => (listings[0] === undefined ? null : draftOf(listings[0].rules)));
  const [discount, setDiscount] = useState(newDiscount);
  const [choice, setChoice] = useState<Choice | null>(null);
  const here = listings.filter(({ id }) => chosen.has(id));
  const problemAt = (listing: OwnListing) =>
    what === 'closed' ? closureProblem(listing, closure, todayOf(listing)) : null;
  const hasHours = week !== null && hoursProblems(week).size === 0;
  const openingOf = (listing: OwnListing) => {
    if (what === 'closed') return problemAt(listing) === null ? withClosure(listing, closure) : null;
    return what === 'hours' && hasHours ? { weekly: weekOf(week) } : null;
  };
  const isPromotion = what === 'promotion';
  const several = useSeveral({ listings: here, openingOf, discount: isPromotion ? discount : null, choice });
  const isWrong = here.some((listing) => problemAt(listing) !== null);
  const isFilled = what === 'closed' || (isPromotion ? isWhole(discount) : hasHours);
  const needsChoice = several.met > 0 && choice === null;
  const obstacle =
    here.length === 0
      ? t('severalNone')
      : isWrong
        ? t('severalWrong')
        : needsChoice
          ? t('guardWaits', { count: several.met })
          : null;
  const apply = async () => {
    const saved = await several.save();
    if (saved.length < here.length)
      return setChosen(new Set(here.flatMap(({ id }) => (saved.includes(id) ? [] : [id]))));
    toast.info(t('severalSaved', { count: saved.length }));
    router.history.push(BACK, {}, { ignoreBlocker: true });
  };
  return (
    <div className={styles.page}>
      <PageHeader className={listingStyles.title} title={t('several')} lead={t('severalText')} />
      <Card as="section" pad={0}>
        <SeveralRows
          listings={listings}
          chosen={chosen}
          onChosen={setChosen}
          metAt={several.metAt}
          resultOf={several.resultOf}
          problemAt={problemAt}
        />
      </Card>
      <Card as="section" pad={0}>
        <Tabs
          label={t('severalWhat')}
          className={styles.tabs}
          selected={what}
          onSelect={(id) => {
            setWhat(id as Several);
            setChoice(null);
          }}
          items={[
            {
              id: 'closed',
              label: t('severalClosed'),
              panel: <ClosedFields closure={closure} onChange={setClosure} />,
            },
            {
              id: 'hours',
              label: t('severalHours'),
              panel: week !== null && <HoursFields listings={listings} week={week} onChange={setWeek} />,
            },
            {
              id: 'promotion',
              label: t('severalPromotion'),
              panel: <PromotionFields discount={discount} onChange={setDiscount} />,
            },
          ]}
        />
      </Card>
      {several.met > 0 && (
        <Card as="section">
          <fieldset className={styles.choice}>
            <legend>{t('guardTitle', { count: several.met })}</legend>
            <p className={styles.soft}>{t('severalChoice')}</p>
            <Radio
              name="choice"
              label={t('severalKeep')}
              checked={choice === 'keep'}
              onChange={() => setChoice('keep')}
            />
            <Radio
              name="choice"
              label={t('severalRefund')}
              checked={choice === 'refund'}
              onChange={() => setChoice('refund')}
            />
          </fieldset>
        </Card>
      )}
      <EditorFoot
        problem={obstacle}
        canApply={obstacle === null && isFilled && several.isKnown}
        isSaving={several.isSaving}
        applyWords={here.length === 0 ? undefined : t('severalApply', { count: here.length })}
        onApply={() => void apply()}
        onCancel={() => router.history.push(BACK)}
      />
      <LeaveDialog isDirty={here.length > 0} />
    </div>
  );
}

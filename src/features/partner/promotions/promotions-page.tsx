import { Plus, Trash2 } from 'lucide-react';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { focusFirstWrong } from '#web/lib/focus-first-wrong.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input, TextArea } from '#web/ui/field/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { EditorFoot } from '../guard/editor-foot.tsx';
import { LeaveDialog } from '../guard/leave-dialog.tsx';
import { useListing } from '../listings/use-listing.ts';
import { type DiscountDraft, isWhole, newDiscount, problemsOf, storedOf } from './discount-draft.ts';
import styles from './promotions.module.css';

/** The discounts on a location's own products that travellers are shown. */
export function PromotionsPage({ listingId }: { readonly listingId: string }) {
  const t = useTexts('partner');
  const common = useTexts('common');
  const toast = useToast();
  const router = useRouter();
  const utils = trpc.useUtils();
  const { discounts: stored } = useListing(listingId);
  const [discounts, setDiscounts] = useState<readonly DiscountDraft[]>(() =>
    stored.map(({ id, name, percentage, appliedTo }) => ({ id, name, percentage: String(percentage), appliedTo })),
  );
  const [wasSent, setWasSent] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const back = `/dashboard/listings/${listingId}`;
  const same = (one: readonly object[]) => JSON.stringify(one);
  const plain = stored.map(({ name, percentage, appliedTo }) => ({ name, percentage, appliedTo }));
  const isDirty = !discounts.every(isWhole) || same(storedOf(discounts)) !== same(plain);
  const save = trpc.partner.saveDiscounts.useMutation({
    onSuccess: async (listing) => {
      utils.partner.listing.setData({ listingId }, listing);
      toast.info(t('discountsSaved'));
      router.history.push(back, {}, { ignoreBlocker: true });
      await router.invalidate();
    },
    onError: (error) => void toast.error(wireFailure(error, common('somethingWentWrong')).message),
  });
  const apply = () => {
    setWasSent(true);
    if (discounts.every(isWhole)) return save.mutate({ listingId, discounts: storedOf(discounts) });
    focusFirstWrong(page.current);
  };
  const change = (id: string, to: Partial<DiscountDraft>) =>
    setDiscounts((before) => before.map((discount) => (discount.id === id ? { ...discount, ...to } : discount)));
  return (
    <div ref={page} className={styles.page}>
      <p>{t('promotionsText')}</p>
      <p className={styles.soft}>{t('promotionsNote')}</p>
      {discounts.length === 0 && <EmptyState title={t('noDiscounts')} />}
      {discounts.map((discount, index) => (
        <DiscountCard
          key={discount.id}
          discount={discount}
          number={index + 1}
          isShown={wasSent}
          onChange={(to) => change(discount.id, to)}
          onDelete={() => setDiscounts((before) => before.filter(({ id }) => id !== discount.id))}
        />
      ))}
      <Button
        variant="secondary"
        className={styles.add}
        onClick={() => setDiscounts((before) => [...before, newDiscount()])}
      >
        <Icon of={Plus} size={18} />
        {t('addDiscount')}
      </Button>
      <EditorFoot
        problem={null}
        canApply={isDirty}
        isSaving={save.isPending}
        onApply={apply}
        onCancel={() => router.history.push(back)}
      />
      <LeaveDialog isDirty={isDirty} />
    </div>
  );
}

type DiscountCardProps = {
  readonly discount: DiscountDraft;
  readonly number: number;
  /** Whether what is wrong is said already. */
  readonly isShown: boolean;
  readonly onChange: (to: Partial<DiscountDraft>) => void;
  readonly onDelete: () => void;
};

function DiscountCard({ discount, number, isShown, onChange, onDelete }: DiscountCardProps) {
  const t = useTexts('partner');
  const problems = isShown ? problemsOf(discount) : {};
  const error = (name: keyof typeof problems) => (problems[name] === undefined ? undefined : t(problems[name]));
  return (
    <Card as="section" className={styles.card}>
      <header className={styles.head}>
        <h2 className={styles.name}>{t('discountNumber', { number })}</h2>
        <IconButton icon={Trash2} label={t('deleteDiscount', { number })} onClick={onDelete} />
      </header>
      <div className={styles.fields}>
        <Field label={t('discountName')} required error={error('name')}>
          <Input value={discount.name} maxLength={100} onChange={({ target }) => onChange({ name: target.value })} />
        </Field>
        <Field label={t('discountPercentage')} required error={error('percentage')} className={styles.percentage}>
          <Input
            type="number"
            inputMode="decimal"
            min={1}
            max={100}
            after="%"
            value={discount.percentage}
            onChange={({ target }) => onChange({ percentage: target.value })}
          />
        </Field>
      </div>
      <Field label={t('discountProducts')} required error={error('appliedTo')}>
        <TextArea
          rows={3}
          maxLength={1000}
          value={discount.appliedTo}
          onChange={({ target }) => onChange({ appliedTo: target.value })}
        />
      </Field>
      {isWhole(discount) && (
        <Ticket className={styles.preview}>
          <TicketPart className={styles.previewPart}>
            <strong>{discount.name}</strong>
            <span className={styles.soft}>{discount.appliedTo}</span>
          </TicketPart>
          <TicketStub className={styles.previewStub}>{Number(discount.percentage)}%</TicketStub>
        </Ticket>
      )}
    </Card>
  );
}

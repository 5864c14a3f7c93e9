import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useShopKindWords } from '#web/parts/listing/use-shop-kind-words.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Options, Select } from '#web/ui/field/select.tsx';
import type { Listing } from './listing.ts';
import styles from './listing-page.module.css';
import { useListingAct } from './use-listing-act.ts';

const MIN_REASON = 3;

interface KindDialogProps {
  readonly listing: Listing;
  readonly onClose: () => void;
}

/** Asks what kind of shop the location is, and why it is changed for its partner, who reads it. */
export function KindDialog({ listing: { id: listingId, shopFront }, onClose }: KindDialogProps) {
  const t = useTexts('adminListings');
  const kindWords = useShopKindWords();
  const act = useListingAct();
  const { data: types = [] } = trpc.search.businessTypes.useQuery();
  const save = trpc.admin.listings.setBusinessType.useMutation();
  const [chosen, setChosen] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const now = types.find(({ type }) => type === shopFront.businessType)?.id ?? '';
  const businessTypeId = chosen ?? now;
  const isReady = reason.trim().length >= MIN_REASON && businessTypeId !== now;
  return (
    <Dialog open onClose={onClose} title={t('changeKind')} fillPhone={false}>
      <form
        method="post"
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReady) return;
          void act(() => save.mutateAsync({ listingId, businessTypeId, reason }), t('kindChanged')).then((isDone) => {
            if (isDone) onClose();
          });
        }}
      >
        <Field label={t('kind')}>
          <Select data-first-focus="" value={businessTypeId} onChange={({ target }) => setChosen(target.value)}>
            {now === '' && <option value="" />}
            <Options of={types.map(({ id, type }) => [id, kindWords(type)])} />
          </Select>
        </Field>
        <Field label={t('reason')} hint={t('editHint')}>
          <Input name="reason" maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        <Button type="submit" busy={save.isPending} disabled={!isReady}>
          {t('changeKind')}
        </Button>
      </form>
    </Dialog>
  );
}

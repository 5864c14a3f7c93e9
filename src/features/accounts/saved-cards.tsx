import { CreditCard, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import styles from './saved-cards.module.css';

type SavedCard = Outputs['accounts']['savedCards'][number];

const brandNames: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  eftpos_au: 'Eftpos',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

const nameOf = (brand: string): string => brandNames[brand] ?? `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`;

/** A card is good until the last day of its month. */
const hasExpired = ({ expiryYear, expiryMonth }: SavedCard): boolean =>
  new Date(expiryYear, expiryMonth).getTime() <= Date.now();

/** The cards that the provider keeps for the person, each with a way to have it forgotten. */
export function SavedCards() {
  const t = useTexts('accounts');
  const cards = trpc.accounts.savedCards.useQuery();
  return (
    <Card as="section" pad={20} aria-labelledby="saved-cards" className={styles.card}>
      <header>
        <h2 id="saved-cards">{t('savedCards')}</h2>
        {cards.data && cards.data.length > 0 && <p className={styles.soft}>{t('savedCardsText')}</p>}
      </header>
      <Content cards={cards.data} failed={cards.isError} onRetry={() => void cards.refetch()} />
    </Card>
  );
}

interface ContentProps {
  readonly cards: readonly SavedCard[] | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

function Content({ cards, failed, onRetry }: ContentProps): ReactNode {
  const t = useTexts('accounts');
  if (cards === undefined && failed) {
    return (
      <Notice
        tone="danger"
        action={
          <Button variant="secondary" size={40} onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t('savedCardsFailed')}
      </Notice>
    );
  }
  if (cards === undefined) {
    return (
      <div role="status">
        <span className="sr-only">{t('loadingCards')}</span>
        <Skeleton height={44} radius={10} />
      </div>
    );
  }
  if (cards.length === 0) return <p className={styles.soft}>{t('noSavedCards')}</p>;
  return (
    <ul className={styles.list} aria-labelledby="saved-cards">
      {cards.map((card) => (
        <CardRow key={card.id} card={card} />
      ))}
    </ul>
  );
}

function CardRow({ card }: { readonly card: SavedCard }) {
  const t = useTexts('accounts');
  const toast = useToast();
  const utils = trpc.useUtils();
  const [asking, setAsking] = useState(false);
  const { last4, expiryMonth, expiryYear } = card;
  const remove = trpc.accounts.removeSavedCard.useMutation({
    onSuccess: async () => {
      utils.accounts.savedCards.setData(undefined, (all) => all?.filter(({ id }) => id !== card.id));
      toast.info(t('cardRemoved'));
      await utils.accounts.savedCards.invalidate();
    },
    onError: async (error) => {
      setAsking(false);
      toast.error(error.message);
      await utils.accounts.savedCards.invalidate();
    },
  });
  const words = t('cardNumber', { brand: nameOf(card.brand), last4 });
  const expiry = `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear % 100).padStart(2, '0')}`;
  const isOver = hasExpired(card);
  return (
    <li className={styles.row}>
      <Icon of={CreditCard} size={22} className={styles.icon} />
      <p>
        <strong>{words}</strong>
        <span className={isOver ? styles.over : styles.soft}>
          {t(isOver ? 'cardExpired' : 'cardExpires', { expiry })}
        </span>
      </p>
      <Button variant="quiet" aria-label={t('removeCardNamed', { last4 })} onClick={() => setAsking(true)}>
        <Icon of={Trash2} />
        <span className={styles.word}>{t('removeCard')}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={t('removeCardTitle')}
        confirmLabel={t('removeCard')}
        cancelLabel={t('keepCard')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ cardId: card.id })}
        onCancel={() => setAsking(false)}
      >
        <p>{t('removeCardText', { card: words })}</p>
      </ConfirmDialog>
    </li>
  );
}

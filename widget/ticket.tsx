/** @jsxImportSource preact */
import { Maker } from './parts.tsx';
import type { Settings, Size } from './settings.ts';
import { TallTicket } from './tall-ticket.tsx';
import type { OfferState } from './use-offer.ts';
import { WideTicket } from './wide-ticket.tsx';
import type { Words } from './words.ts';

type Props = {
  readonly base: string;
  readonly site: string;
  readonly settings: Settings;
  readonly size: Size;
  readonly words: Words;
  readonly state: OfferState;
};

/** A location with its stay, bags and whole price, as a ticket of one of three widths. */
export function Ticket({ size, ...props }: Props) {
  const { offer } = props.state;
  if (offer === null) return <Waiting size={size} {...props} />;
  return size === 'wide' ? (
    <WideTicket {...props} offer={offer} />
  ) : (
    <TallTicket {...props} offer={offer} size={size} />
  );
}

/** Its height is kept while the price is asked for; a failure says so, leaves the link, and can be tried again. */
function Waiting({ size, words, state, site }: Pick<Props, 'size' | 'words' | 'state' | 'site'>) {
  const { t } = words;
  return (
    <div class="ticket waiting" data-size={size} aria-busy={state.isBusy}>
      <div class="paper">
        <p role="status" class={state.hasFailed ? '' : 'sr'}>
          {t(state.hasFailed ? 'failed' : 'loading')}
        </p>
        {state.hasFailed && (
          <p class="line">
            <slot />
            <button type="button" class="again" onClick={() => state.ask({})}>
              {t('again')}
            </button>
          </p>
        )}
      </div>
      {size !== 'wide' && (
        <div class="foot">
          <p class="line end">
            <Maker site={site} words={words} />
          </p>
        </div>
      )}
    </div>
  );
}

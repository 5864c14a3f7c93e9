import { useRef } from 'react';
import { latePart } from '#web/lib/late.tsx';
import { LanguageMenu } from '#web/parts/language-menu.tsx';
import { AtLocation } from './at-location.tsx';
import { Gallery } from './gallery.tsx';
import { InsuranceCover } from './insurance-cover.tsx';
import type { Place } from './place.ts';
import { PlaceBar } from './place-bar.tsx';
import { PlaceFoot } from './place-foot.tsx';
import { PlaceHeading } from './place-heading.tsx';
import { PlaceHours } from './place-hours.tsx';
import { PlaceNearby } from './place-nearby.tsx';
import styles from './place-page.module.css';
import type { PlaceQuestionProps } from './place-question.tsx';
import { PlaceReviews } from './place-reviews.tsx';
import { PlaceTicket } from './place-ticket.tsx';
import { Promotions } from './promotions.tsx';
import { Rack } from './rack.tsx';
import { useIsNear } from './use-is-near.ts';
import { WayThere } from './way-there.tsx';

/** Without its code the page does without it. */
const PlaceQuestion = latePart<PlaceQuestionProps>(async () => (await import('./place-question.tsx')).PlaceQuestion, {
  failed: () => null,
});

/** A location with all that helps to decide on it: a column next to the map, and below both what others say. */
export function PlacePage({ place }: { readonly place: Place }) {
  const { listing, filter } = place;
  const title = useRef<HTMLHeadingElement>(null);
  const ticket = useRef<HTMLDivElement>(null);
  const isOpen = listing.verdict.available;
  return (
    <>
      <div className={styles.column}>
        <PlaceBar name={listing.name} slug={listing.slug} results={place.results} title={title} />
        <Gallery key={`gallery ${listing.id}`} listing={listing} />
        <PlaceHeading listing={listing} from={filter.place} title={title} />
        <div ref={ticket}>
          <PlaceTicket place={place} />
        </div>
        {!isOpen && <PlaceNearby place={place} isNarrow />}
        <div className={styles.pair}>
          <WayThere place={place} />
          <PlaceHours place={place} />
        </div>
        <div key={`more ${listing.id}`}>
          {!place.isStaySupposed && <Rack listing={listing} />}
          <AtLocation listing={listing} />
          <Promotions listing={listing} />
          <InsuranceCover />
        </div>
        <AskHere key={`question ${listing.id}`} listingId={listing.id} name={listing.name} zone={listing.rules.zone} />
        <PlaceFoot place={place} ticket={ticket} />
      </div>
      <div className={styles.below}>
        <div key={listing.id}>
          <PlaceReviews listing={listing} />
          {isOpen && <PlaceNearby place={place} />}
        </div>
        <div className={styles.language}>
          <LanguageMenu />
        </div>
      </div>
    </>
  );
}

/** The question's code and what was asked before come when its place is near. */
function AskHere(props: PlaceQuestionProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  return (
    <div ref={box} id="question">
      {isNear && <PlaceQuestion {...props} />}
    </div>
  );
}

import { storefrontKinds } from '#web/drawings/storefront/kinds.ts';
import { StorefrontWide } from '#web/drawings/storefront/storefront-wide.tsx';
import { Storefront } from '#web/drawings/storefront/storefront.tsx';
import { ClusterPin } from '../pin/cluster-pin.tsx';
import { MapPin } from '../pin/map-pin.tsx';
import { OwnPlace } from '../pin/own-place.tsx';
import { HoursNote } from '../strip/hours-note.tsx';
import { OpenStrip } from '../strip/open-strip.tsx';
import { PrintedBand } from '../ticket/printed-band.tsx';
import { Ticket, TicketPart, TicketStub } from '../ticket/ticket.tsx';
import type from '../type.module.css';
import styles from './kit.module.css';
import { KitSection } from './kit-section.tsx';

const shops = [
  'York Street Coffee',
  'Bay Books',
  'Vinyl & Co.',
  'Harbour Cycle',
  'Fruit & Flowers',
  'Laundry Room',
  'King Grocer',
  'Simcoe Barber',
  'Wellington House',
  'Station Gifts',
];
const hours = [
  { at: 0, label: '12 AM' },
  { at: 360, label: '6 AM' },
  { at: 720, label: '12 PM' },
  { at: 1080, label: '6 PM' },
  { at: 1440, label: '12 AM' },
];

export function KitSignature() {
  return (
    <>
      <KitSection title="Pins">
        <div className={styles.ground}>
          <MapPin text="$24.18" label="York Street Coffee, $24.18" />
          <MapPin text="$24.18" state="selected" label="York Street Coffee, $24.18, chosen" />
          <MapPin text="$24.18" state="unavailable" label="York Street Coffee, $24.18, closed" />
          <MapPin text="$24.18" state="unavailable-selected" label="York Street Coffee, $24.18, closed, chosen" />
          <ClusterPin count={6} words="from $18.08" label="6 from $18.08: zoom in to 6 locations" />
          <ClusterPin count={2} words="closed" unavailable label="2 closed: zoom in to 2 locations" />
          <OwnPlace label="Your place" />
        </div>
      </KitSection>
      <KitSection title="Storefronts">
        <div className={styles.fronts}>
          {storefrontKinds.map((kind, index) => (
            <span key={kind} className={styles.front}>
              <Storefront kind={kind} name={shops[index] ?? kind} />
            </span>
          ))}
        </div>
        <div className={styles.wide}>
          <StorefrontWide kind="cafe" name="York Street Coffee" />
        </div>
      </KitSection>
      <KitSection title="Open strip">
        <div className={styles.two}>
          <div>
            <div className={styles.between}>
              In the stay <HoursNote>Closes 9:00 PM</HoursNote>
            </div>
            <OpenStrip
              open={[{ from: 390, to: 1260 }]}
              ticks={[{ at: 600 }, { at: 1080 }]}
              scale={hours}
              text="Open 6:30 AM to 9:00 PM. Your stay 10:00 AM to 6:00 PM"
            />
          </div>
          <div>
            <div className={styles.between}>
              Too late for the pick-up <HoursNote tone="closed">Closes 5:00 PM</HoursNote>
            </div>
            <OpenStrip
              open={[{ from: 570, to: 1020 }]}
              ticks={[{ at: 600 }, { at: 1080, failing: true }]}
              text="Open 9:30 AM to 5:00 PM"
            />
          </div>
        </div>
      </KitSection>
      <KitSection title="Ticket">
        <div className={styles.two}>
          <KitTicket />
          <KitTicket selected />
        </div>
        <Ticket direction="auto">
          <TicketPart>
            <PrintedBand height={44} />
            <div className={styles.pad}>Details of the stay</div>
          </TicketPart>
          <TicketStub>
            <PrintedBand height={44} from={420} />
            <div className={styles.pad}>
              <span className={type.t28}>CLK-7F3K9Q</span>
            </div>
          </TicketStub>
        </Ticket>
        <Ticket direction="horizontal" paper="brand">
          <TicketPart className={styles.pad}>Own a shop? Join us!</TicketPart>
          <TicketStub className={styles.pad}>$10,000</TicketStub>
        </Ticket>
      </KitSection>
    </>
  );
}

function KitTicket({ selected }: { readonly selected?: boolean }) {
  return (
    <Ticket selected={selected}>
      <TicketPart>
        <PrintedBand />
        <div className={styles.pad}>
          <div className={styles.between}>
            Storage <span>$19.90</span>
          </div>
          <div className={styles.between}>
            Tax, 13% <span>$2.78</span>
          </div>
        </div>
      </TicketPart>
      <TicketStub className={styles.pad}>
        <div className={styles.between}>
          <strong>CLK-7F3K9Q</strong>
          <span className={`${type.t28} ${type.price}`}>$24.18</span>
        </div>
      </TicketStub>
    </Ticket>
  );
}

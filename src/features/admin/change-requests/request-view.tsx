import { ArrowLeft, Check, ExternalLink, Move, X } from 'lucide-react';
import { type ComponentProps, useEffect, useMemo } from 'react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { LazyMapView } from '#web/lib/map/lazy-map-view.tsx';
import { formatDistance } from '#shared/search/format-distance.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { useSite } from '#web/lib/viewer.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { PinTag } from '#web/ui/pin/map-pin.tsx';
import { Unopened } from '../kit/unopened.tsx';
import { useMoments } from '../kit/use-moments.ts';
import { Decision } from './decision.tsx';
import { type Piece, wordDifference } from './word-difference.ts';
import compare from './compare.module.css';
import styles from './view.module.css';
import tones from '../kit/tones.module.css';
import type { Request } from './request.ts';

/** Room around both pins, in px. */
const clear = { top: 64, right: 90, bottom: 60, left: 90 };

interface RequestViewProps {
  readonly id: string;
  /** Whether it is not among the requests any more: changed or taken back by the partner. */
  readonly isGone: boolean;
  /** What waits for a location now. */
  readonly successorOf: (listingId: string) => string | null;
  readonly onOpen: (id: string | undefined) => void;
  /** Leads on, with what takes the decision back. */
  readonly onNext: (undo: () => void) => void;
  readonly onBack: () => void;
}

/** One request: now and asked for, and the decision. */
export function RequestView({ id, isGone, successorOf, onOpen, onNext, onBack }: RequestViewProps) {
  const t = useTexts('adminRequests');
  const { weekdayMoment } = useMoments();
  const query = trpc.admin.changeRequests.show.useQuery({ changeRequestId: id });
  const { data } = query;
  if (data === undefined) return <NotShown query={query} onBack={onBack} onWaiting={() => onOpen(undefined)} />;
  const isOutdated = isGone && data.status === 'waiting';
  return (
    <>
      <header className={styles.head}>
        <Button variant="quiet" size={40} className={styles.back} onClick={onBack}>
          <Icon of={ArrowLeft} size={18} />
          {t('back')}
        </Button>
        <ListingThumb listing={{ name: data.listing.name, ...data.listing.shopFront }} size={44} />
        <div className={styles.headWords}>
          <h2>{data.listing.name}</h2>
          <p className={tones.soft}>{t('sentBy', { name: data.owner.name, at: weekdayMoment(data.since) })}</p>
        </div>
        <AppLink
          to={`/map/${data.listing.slug}`}
          className={buttonClass({ variant: 'secondary', size: 40 })}
          target="_blank"
        >
          <Icon of={ExternalLink} size={16} />
          {t('openListing')}
        </AppLink>
      </header>
      {isOutdated && <Meanwhile request={data} successor={successorOf(data.listing.id)} onOpen={onOpen} />}
      <div className={styles.columns}>
        <div className={styles.compared}>
          <Comparison request={data} />
          <Earlier requests={data.earlier} />
        </div>
        <Decision request={data} isGone={isOutdated} onDecided={onNext} />
      </div>
    </>
  );
}

interface NotShownProps {
  readonly query: ComponentProps<typeof Unopened>['query'];
  readonly onBack: () => void;
  readonly onWaiting: () => void;
}

/** In a request's stead until it has come. One that went between the list and its opening: says so and leads on, from a list without it. */
function NotShown({ query, onBack, onWaiting }: NotShownProps) {
  const t = useTexts('adminRequests');
  const utils = trpc.useUtils();
  const { key } = wireFailure(query.error, '');
  const isGone = key === 'changeRequestGone' || key === 'changeRequestChanged' || key === 'notFound';
  useEffect(() => {
    if (isGone) void utils.admin.changeRequests.list.invalidate();
  }, [isGone, utils]);
  return (
    <>
      <Button variant="quiet" size={40} className={styles.back} onClick={onBack}>
        <Icon of={ArrowLeft} size={18} />
        {t('back')}
      </Button>
      {isGone ? (
        <Notice
          live
          className={styles.meanwhile}
          title={t('goneMeanwhile')}
          action={
            <Button variant="secondary" size={40} onClick={onWaiting}>
              {t('showWaiting')}
            </Button>
          }
        >
          {t('goneMeanwhileText')}
        </Notice>
      ) : (
        <Unopened query={query} none={t('noSuch')} onBack={onWaiting} />
      )}
    </>
  );
}

interface MeanwhileProps {
  readonly request: Request;
  readonly successor: string | null;
  readonly onOpen: (id: string | undefined) => void;
}

/** The partner changed the request or took it back while it was read: nothing is decided until that is shown. */
function Meanwhile({ request: { owner }, successor, onOpen }: MeanwhileProps) {
  const t = useTexts('adminRequests');
  const name = owner.firstName;
  return (
    <Notice
      live
      className={styles.meanwhile}
      title={t(successor === null ? 'takenBackMeanwhile' : 'changedMeanwhile', { name })}
      action={
        <Button variant="secondary" size={40} onClick={() => onOpen(successor ?? undefined)}>
          {t(successor === null ? 'showWaiting' : 'showChange')}
        </Button>
      }
    >
      {t(successor === null ? 'takenBackMeanwhileText' : 'changedMeanwhileText')}
    </Notice>
  );
}

function Comparison({ request }: { readonly request: Request }) {
  const t = useTexts('adminRequests');
  const { now, asked } = request;
  return (
    <div className={compare.compare}>
      <div className={compare.row}>
        <span />
        <span className={tones.soft}>{t('now')}</span>
        <strong>{t('askedFor')}</strong>
      </div>
      {asked.name !== null && <TextRow name={t('name')} before={now.name} after={asked.name} />}
      {asked.alternativeName !== null && (
        <TextRow name={t('alternativeName')} before={now.alternativeName} after={asked.alternativeName} />
      )}
      {asked.address !== null && <TextRow name={t('address')} before={now.address} after={asked.address} />}
      {asked.place !== null && <Moved request={request} to={asked.place} />}
      {asked.imageIds !== null && (
        <div className={compare.row}>
          <span className={compare.field}>{t('imageIds')}</span>
          <Pictures ids={now.imageIds} name={t('now')} />
          <Pictures ids={asked.imageIds} name={t('askedFor')} sizes={request.imageSizes} />
        </div>
      )}
      <Unchanged fields={request.fields} />
    </div>
  );
}

interface TextRowProps {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** Both texts, with what is gone struck and what is new marked; read out as well. */
function TextRow({ name, before, after }: TextRowProps) {
  const t = useTexts('adminRequests');
  const pieces = wordDifference(before, after);
  return (
    <div className={compare.row}>
      <span className={compare.field}>{name}</span>
      <span>
        {before === '' && <span className={tones.soft}>{t('nothing')}</span>}
        <Marked pieces={pieces.filter(({ is }) => is !== 'new')} />
      </span>
      <span>
        {after === '' && <span className={tones.soft}>{t('nothing')}</span>}
        <Marked pieces={pieces.filter(({ is }) => is !== 'gone')} />
      </span>
    </div>
  );
}

/** A text whose changed words are marked, without the space around them. */
function Marked({ pieces }: { readonly pieces: readonly Piece[] }) {
  const t = useTexts('adminRequests');
  return pieces.map(({ text, is }, index) => {
    if (is === 'kept' || text.trim() === '') return <span key={index}>{text}</span>;
    const Mark = is === 'gone' ? 'del' : 'ins';
    return (
      <span key={index}>
        {text.slice(0, text.length - text.trimStart().length)}
        <Mark>
          <span className="sr-only">{t(is === 'gone' ? 'removed' : 'added')} </span>
          {text.trim()}
        </Mark>
        {text.slice(text.trimEnd().length)}
      </span>
    );
  });
}

interface MovedProps {
  readonly request: Request;
  readonly to: { readonly latitude: number; readonly longitude: number };
}

/** Where it is and where it would be, and how far that is. */
function Moved({ request: { now, move }, to }: MovedProps) {
  const t = useTexts('adminRequests');
  const locale = useLocale();
  const site = useSite();
  const from = now.place;
  const frame = useMemo(() => ({ places: [from, to], insets: clear }), [from, to]);
  return (
    <div className={compare.map}>
      <LazyMapView
        className={compare.ground}
        settings={site.map}
        center={to}
        zoom={16}
        points={[
          { id: 'now', ...from },
          { id: 'asked', ...to },
        ]}
        alone={['now', 'asked']}
        selectedId="asked"
        renderPin={(id) => (
          <PinTag text={t(id === 'asked' ? 'askedFor' : 'now')} state={id === 'asked' ? 'selected' : 'available'} />
        )}
        renderCluster={() => null}
        way={[from, to]}
        frame={frame}
        words={{ map: t('mapLabel'), schematic: t('schematic') }}
      />
      {move !== null && (
        <p className={compare.far}>
          <Icon of={Move} size={16} />
          {t('moved', { distance: formatDistance(move.meters, locale), direction: t(move.towards) })}
        </p>
      )}
    </div>
  );
}

interface PicturesProps {
  readonly ids: readonly string[];
  readonly name: string;
  /** In px, shown below each picture. */
  readonly sizes?: Request['imageSizes'];
}

function Pictures({ ids, name, sizes = [] }: PicturesProps) {
  const t = useTexts('adminRequests');
  if (ids.length === 0) return <span className={tones.soft}>{t('noPhoto')}</span>;
  return (
    <span className={compare.pictures}>
      {ids.map((id, index) => (
        <a key={id} href={`/files/${id}`} target="_blank" rel="noreferrer">
          <img src={`/files/${id}`} alt={t('photoOf', { which: name, number: index + 1 })} loading="lazy" />
          {sizes[index] !== undefined && (
            <span className={tones.soft}>{`${sizes[index].width} × ${sizes[index].height}`}</span>
          )}
        </a>
      ))}
    </span>
  );
}

const fields = ['name', 'alternativeName', 'address', 'imageIds'] as const;

/** Which of the fields that are checked stay as they are. */
function Unchanged({ fields: asked }: { readonly fields: Request['fields'] }) {
  const t = useTexts('adminRequests');
  const others = fields.filter((each) => !asked.includes(each));
  if (others.length === 0) return null;
  return (
    <div className={compare.row}>
      <span className={compare.field}>{t('unchanged')}</span>
      <span className={compare.unchanged}>{others.map((each) => t(each)).join(', ')}</span>
    </div>
  );
}

/** What was decided of this location before. */
function Earlier({ requests }: { readonly requests: Request['earlier'] }) {
  const t = useTexts('adminRequests');
  const { moment } = useMoments();
  if (requests.length === 0) return null;
  return (
    <section className={styles.earlier}>
      <h3>{t('earlier', { count: requests.length })}</h3>
      <ul>
        {requests.map(({ id, status, fields: of, decidedAt, decidedBy }) => (
          <li key={id}>
            <strong>{of.map((field) => t(field)).join(', ')}</strong>
            <span className={status === 'approved' ? tones.good : tones.bad}>
              <Icon of={status === 'approved' ? Check : X} size={14} />
              {t(status === 'approved' ? 'approvedBy' : 'refusedBy', { name: decidedBy ?? '–' })}
            </span>
            <time className={tones.soft} dateTime={decidedAt}>
              {moment(decidedAt)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { ArrowLeft, ExternalLink, Move } from 'lucide-react';
import { useMemo } from 'react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { LazyMapView } from '#web/lib/map/lazy-map-view.tsx';
import { formatDistance } from '#shared/search/format-distance.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { useSite } from '#web/lib/viewer.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { PinTag } from '#web/ui/pin/map-pin.tsx';
import { useMoments } from '../kit/use-moments.ts';
import { Decision } from './decision.tsx';
import { wordDifference } from './word-difference.ts';
import styles from './requests.module.css';

export type Request = Outputs['admin']['changeRequests']['show'];

/** Room around both pins, in px. */
const clear = { top: 64, right: 90, bottom: 48, left: 90 };

interface RequestViewProps {
  readonly id: string;
  readonly onNext: () => void;
  readonly onBack: () => void;
}

/** One request: now and asked for, and the decision. */
export function RequestView({ id, onNext, onBack }: RequestViewProps) {
  const t = useTexts('adminRequests');
  const { moment } = useMoments();
  const { data, error } = trpc.admin.changeRequests.show.useQuery({ changeRequestId: id }, { retry: false });
  if (error !== null) return <ErrorBox errors={error.message} fallback={t('failed')} />;
  if (data === undefined) return <Skeleton height={420} />;
  return (
    <>
      <header className={styles.head}>
        <Button variant="quiet" size={40} className={styles.back} onClick={onBack}>
          <Icon of={ArrowLeft} size={18} />
          {t('back')}
        </Button>
        <div>
          <h2>{data.listing.name}</h2>
          <p className={styles.soft}>{t('sentBy', { name: data.owner.name, at: moment(data.since) })}</p>
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
      <div className={styles.columns}>
        <Comparison request={data} />
        <Decision request={data} onDecided={onNext} />
      </div>
    </>
  );
}

function Comparison({ request }: { readonly request: Request }) {
  const t = useTexts('adminRequests');
  const { now, asked } = request;
  return (
    <div className={styles.compare}>
      <div className={styles.row}>
        <span />
        <span className={styles.soft}>{t('now')}</span>
        <strong>{t('askedFor')}</strong>
      </div>
      {asked.name !== null && <TextRow name={t('name')} before={now.name} after={asked.name} />}
      {asked.alternativeName !== null && (
        <TextRow name={t('alternativeName')} before={now.alternativeName} after={asked.alternativeName} />
      )}
      {asked.address !== null && <TextRow name={t('address')} before={now.address} after={asked.address} />}
      {asked.place !== null && <Moved request={request} to={asked.place} />}
      {asked.imageIds !== null && (
        <div className={styles.row}>
          <span className={styles.field}>{t('imageIds')}</span>
          <Pictures ids={now.imageIds} name={t('now')} />
          <Pictures ids={asked.imageIds} name={t('askedFor')} />
        </div>
      )}
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
    <div className={styles.row}>
      <span className={styles.field}>{name}</span>
      <span>
        {before === '' && <span className={styles.soft}>{t('nothing')}</span>}
        {pieces.map(({ text, is }, index) =>
          is === 'new' ? null : is === 'gone' && text.trim() !== '' ? (
            <del key={index}>
              <span className="sr-only">{t('removed')} </span>
              {text}
            </del>
          ) : (
            <span key={index}>{text}</span>
          ),
        )}
      </span>
      <span>
        {after === '' && <span className={styles.soft}>{t('nothing')}</span>}
        {pieces.map(({ text, is }, index) =>
          is === 'gone' ? null : is === 'new' && text.trim() !== '' ? (
            <ins key={index}>
              <span className="sr-only">{t('added')} </span>
              {text}
            </ins>
          ) : (
            <span key={index}>{text}</span>
          ),
        )}
      </span>
    </div>
  );
}

interface MovedProps {
  readonly request: Request;
  readonly to: { readonly latitude: number; readonly longitude: number };
}

/** Where it is and where it would be, and how far that is. */
function Moved({ request: { now, moved }, to }: MovedProps) {
  const t = useTexts('adminRequests');
  const locale = useLocale();
  const site = useSite();
  const from = now.place;
  const frame = useMemo(() => ({ places: [from, to], insets: clear }), [from, to]);
  return (
    <div className={styles.map}>
      <LazyMapView
        className={styles.ground}
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
      {moved !== null && (
        <p className={styles.far}>
          <Icon of={Move} size={16} />
          {formatDistance(moved, locale)}
        </p>
      )}
    </div>
  );
}

function Pictures({ ids, name }: { readonly ids: readonly string[]; readonly name: string }) {
  const t = useTexts('adminRequests');
  if (ids.length === 0) return <span className={styles.soft}>{t('noPhoto')}</span>;
  return (
    <span className={styles.pictures}>
      {ids.map((id, index) => (
        <a key={id} href={`/files/${id}`} target="_blank" rel="noreferrer">
          <img src={`/files/${id}`} alt={t('photoOf', { which: name, number: index + 1 })} loading="lazy" />
        </a>
      ))}
    </span>
  );
}

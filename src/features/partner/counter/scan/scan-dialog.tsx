import { CameraOff, Flashlight, FlashlightOff, Store } from 'lucide-react';
import { useRef, useState } from 'react';
import { parseScannedCode } from '#shared/booking/booking-code.ts';
import { formatClock } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { CloseButton } from '#web/ui/button/close-button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { DueStay, Today } from '../due-now.ts';
import type { FoundCode } from '../ticket.ts';
import { answerSignal } from './answer-signal.ts';
import { CodeBoxes } from './code-boxes.tsx';
import styles from './scan-dialog.module.css';
import { useCamera } from './use-camera.ts';
import { useReading } from './use-reading.ts';
import { Viewfinder } from './viewfinder.tsx';

export type ScanDialogProps = {
  readonly open: boolean;
  /** The ticket that was just looked at, which may still be before the camera. */
  readonly before: string;
  /** Who is expected at this time. */
  readonly due: DueStay | null;
  /** Whose room is shown: where who is due is expected, or the only location there is. */
  readonly places: Today['locations'];
  readonly onLook: (looked: FoundCode) => void;
  readonly onClose: () => void;
};

/** The camera that reads tickets, six boxes for a code, and who is due. Needs the area `counter`. */
export function ScanDialog({ open, before, due, places, onLook, onClose }: ScanDialogProps) {
  const t = useTexts('counter');
  const { video, state, retry, light } = useCamera(open);
  const [isForeign, setIsForeign] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const [tickets, setTickets] = useState<readonly string[]>([]);
  const below = useRef<HTMLDivElement>(null);
  const look = (text: string) => {
    const code = parseScannedCode(text);
    setIsForeign(code === null);
    setTickets([]);
    if (code === null) answerSignal(false);
    else onLook({ code, found: 'scanned' });
  };
  useReading(video, open && state === 'on', before, {
    onRead: look,
    onTickets: setTickets,
    onBroken: () => {
      setBroken(true);
      below.current?.querySelector('input')?.focus();
    },
  });
  const hasCamera = !isBroken && (state === 'starting' || state === 'on');
  const place = places.find(({ id }) => places.length === 1 || id === due?.stay.listingId);
  const title = t('scanTicket');
  return (
    <Dialog open={open} onClose={onClose} title={title} bare className={styles.dialog}>
      <div className={styles.sheet}>
        <div className={cx(styles.camera, !hasCamera && styles.off)}>
          {hasCamera && (
            <>
              <video ref={video} className={styles.video} muted playsInline disablePictureInPicture />
              <Viewfinder />
              <p role="status" className={cx(styles.hint, isForeign && styles.foreign)}>
                {isForeign ? t('foreignCode') : t(state === 'on' ? 'holdCode' : 'startingCamera')}
              </p>
            </>
          )}
          <header className={styles.head}>
            <CloseButton iconSize={24} className={styles.tool} onClick={onClose} />
            <span aria-hidden>{title}</span>
            {light !== null && hasCamera && (
              <IconButton
                icon={light.isOn ? FlashlightOff : Flashlight}
                iconSize={24}
                label={t(light.isOn ? 'lightOff' : 'lightOn')}
                className={styles.tool}
                onClick={() => light.set(!light.isOn)}
              />
            )}
          </header>
        </div>
        <div className={styles.below} ref={below}>
          {tickets.length > 1 && (
            <div role="group" aria-label={t('whichTicket')} className={styles.tickets}>
              <strong>{t('whichTicket')}</strong>
              {tickets.map((text) => (
                <Button key={text} size={40} variant="secondary" onClick={() => look(text)}>
                  {parseScannedCode(text)}
                </Button>
              ))}
            </div>
          )}
          <CodeBoxes onCode={(code) => onLook({ code, found: 'typed' })} />
          {!hasCamera && (
            <div role="status" className={styles.refused}>
              <Icon of={CameraOff} size={20} />
              <div>
                <strong>{t(isBroken ? 'cannotRead' : state === 'refused' ? 'cameraRefused' : 'noCamera')}</strong>
                <p>{t(state === 'refused' ? 'cameraRefusedText' : 'noCameraText')}</p>
                <Button
                  size={40}
                  variant="secondary"
                  onClick={() => {
                    setBroken(false);
                    retry();
                  }}
                >
                  {t('tryCamera')}
                </Button>
              </div>
            </div>
          )}
          {due !== null && <Due due={due} onCode={(code) => onLook({ code, found: 'listed' })} />}
          {place !== undefined && (
            <p className={styles.room}>
              <Icon of={Store} size={18} />
              {t('inStoreOf', { place: place.name, count: place.bagsInside, capacity: place.capacity })}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

type DueProps = { readonly due: DueStay; readonly onCode: (code: string) => void };

function Due({ due: { stay, handing }, onCode }: DueProps) {
  const t = useTexts('counter');
  const locale = useLocale();
  const time = formatClock(handing === 'in' ? stay.dropOffAt : stay.pickUpAt, stay.zone, locale);
  const bags = t('bags', { count: stay.inBags ?? stay.bagsCount });
  return (
    <section className={styles.dueNow}>
      <h3>{t('dueNow')}</h3>
      <div className={styles.due}>
        <div>
          <strong>{stay.travellerName}</strong>
          <p>{t('dueFacts', { time, code: stay.code, bags })}</p>
        </div>
        <Button onClick={() => onCode(stay.code)}>{t(handing === 'in' ? 'checkIn' : 'checkOut')}</Button>
      </div>
    </section>
  );
}

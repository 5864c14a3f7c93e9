import { type ReactNode, useRef, useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { useSendPhoto } from '../use-send-photo.ts';
import styles from './crop-dialog.module.css';
import { cutPicture } from './cut-picture.ts';
import { usePinch } from './use-pinch.ts';
import { MAX_ZOOM, zoomed, zoomOf } from './zoom.ts';

export interface CropDialogProps {
  readonly open: boolean;
  /** The photo that is cut. */
  readonly imageId: string;
  readonly onClose: () => void;
  /** Hands over the photo that takes its place. */
  readonly onCropped: (imageId: string) => void;
}

/** Photos are kept in this shape: what the frame shows is what stays. */
const ASPECT = 4 / 3;

const whole: PercentCrop = { unit: '%', x: 5, y: 5, width: 90, height: 90 };

/**
 * Cuts a photo: the frame is drawn, moved and stretched by mouse, finger or arrow keys, and made smaller or larger by
 * two fingers or the slider. What is cut out is a new photo.
 */
export function CropDialog({ open, imageId, onClose, onCropped }: CropDialogProps) {
  const t = useTexts('listingForm');
  const common = useTexts('common');
  const sendPhoto = useSendPhoto();
  const picture = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>(whole);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const zoom = (factor: number) => setCrop((before) => ({ unit: '%', ...zoomed(before, factor) }));
  const save = async (shown: HTMLImageElement) => {
    setIsBusy(true);
    setHasFailed(false);
    try {
      onCropped(await sendPhoto(await cutPicture(shown, crop), () => {}));
      onClose();
    } catch {
      setHasFailed(true);
    } finally {
      setIsBusy(false);
    }
  };
  const sides = {
    cropArea: t('cropArea'),
    nwDragHandle: t('cropCorner', { side: t('topLeft') }),
    nDragHandle: t('cropSide', { side: t('top') }),
    neDragHandle: t('cropCorner', { side: t('topRight') }),
    eDragHandle: t('cropSide', { side: t('right') }),
    seDragHandle: t('cropCorner', { side: t('bottomRight') }),
    sDragHandle: t('cropSide', { side: t('bottom') }),
    swDragHandle: t('cropCorner', { side: t('bottomLeft') }),
    wDragHandle: t('cropSide', { side: t('left') }),
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('cropTitle')}
      width={720}
      dismissible={false}
      foot={
        <div className={styles.foot}>
          <Button variant="secondary" size={48} onClick={onClose}>
            {t('cropLeave')}
          </Button>
          <Button
            size={48}
            disabled={crop.width === 0 || crop.height === 0}
            busy={isBusy}
            busyLabel={common('pleaseWait')}
            onClick={() => picture.current && void save(picture.current)}
          >
            {t('cropSave')}
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        {hasFailed && (
          <Notice tone="danger" live>
            {t('photoFailed')}
          </Notice>
        )}
        <PinchArea onPinch={(apart) => zoom(1 / apart)}>
          <ReactCrop
            crop={crop}
            onChange={(_pixels, percent) => setCrop(percent)}
            ariaLabels={sides}
            aspect={ASPECT}
            keepSelection
            minWidth={48}
            minHeight={48}
            className={styles.crop ?? ''}
          >
            <img ref={picture} src={`/files/${imageId}`} alt="" className={styles.picture} />
          </ReactCrop>
        </PinchArea>
        <label className={styles.zoom}>
          {t('cropZoom')}
          <input
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.1}
            value={zoomOf(crop)}
            onChange={({ target }) => zoom(Number(target.value) / zoomOf(crop))}
          />
        </label>
        <p className={styles.hint}>{t('cropKeys')}</p>
      </div>
    </Dialog>
  );
}

type PinchAreaProps = { readonly onPinch: (factor: number) => void; readonly children: ReactNode };

function PinchArea({ onPinch, children }: PinchAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  usePinch(area, onPinch);
  return <div ref={area}>{children}</div>;
}

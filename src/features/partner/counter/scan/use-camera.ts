import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** `none`: the device has no camera, or it cannot be used; `refused`: the person or the browser said no. */
type CameraState = 'starting' | 'on' | 'none' | 'refused';

interface Camera {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
  readonly retry: () => void;
  /** Null where the camera has no light. */
  readonly light: { readonly isOn: boolean; readonly set: (on: boolean) => void } | null;
}

const wish: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

const failureOf = (error: unknown): CameraState =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError')
    ? 'refused'
    : 'none';

const hasLight = (track: MediaStreamTrack | undefined): boolean =>
  track !== undefined && 'getCapabilities' in track && 'torch' in track.getCapabilities();

/** The camera that looks away from the person, shown in `video` for as long as `wanted`; let go of after that. */
export function useCamera(wanted: boolean): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream | null>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [light, setLight] = useState<boolean | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!wanted) return;
    let isLeft = false;
    const start = async () => {
      try {
        // Pages that were not sent over https have no devices at all.
        if (!('mediaDevices' in navigator)) throw new TypeError('no devices');
        const given = await navigator.mediaDevices.getUserMedia(wish);
        if (isLeft) return stop(given);
        stream.current = given;
        const [track] = given.getVideoTracks();
        if (track !== undefined) whenStopped(track, video.current, () => !isLeft && setTries((count) => count + 1));
        setLight(hasLight(track) ? false : null);
        if (video.current !== null) {
          video.current.srcObject = given;
          await video.current.play();
        }
        if (!isLeft) setState('on');
      } catch (error) {
        if (!isLeft) setState(failureOf(error));
      }
    };
    void start();
    return () => {
      isLeft = true;
      stop(stream.current);
      stream.current = null;
      setState('starting');
    };
  }, [wanted, tries]);

  const retry = useCallback(() => setTries((count) => count + 1), []);
  const set = (on: boolean) => {
    const [track] = stream.current?.getVideoTracks() ?? [];
    const light: MediaTrackConstraintSet & { torch: boolean } = { torch: on };
    void track?.applyConstraints({ advanced: [light] }).then(
      () => setLight(on),
      () => setLight(null),
    );
  };
  return { video, state, retry, light: light === null ? null : { isOn: light, set } };
}

/** A picture that stands still for so long has stopped. */
const STILL_MS = 1500;

/**
 * Tells once when a picture stops, however it does: the track ends, it is muted (as iOS does in calls and the background),
 * or no new picture comes while the page is seen.
 */
function whenStopped(track: MediaStreamTrack, video: HTMLVideoElement | null, then: () => void): void {
  let [seen, since] = [-1, performance.now()];
  const told = () => {
    clearInterval(timer);
    track.removeEventListener('ended', told);
    track.removeEventListener('mute', told);
    then();
  };
  const timer = setInterval(() => {
    // A track that the page itself stops says nothing, and wants no other.
    if (track.readyState === 'ended') return clearInterval(timer);
    const at = video?.currentTime ?? 0;
    if (at !== seen || document.hidden) [seen, since] = [at, performance.now()];
    else if (performance.now() - since > STILL_MS) told();
  }, STILL_MS / 3);
  track.addEventListener('ended', told);
  track.addEventListener('mute', told);
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** Pitches in Hz, one after the other. */
const YES = [880, 1320];
const NO = [220];

let audio: AudioContext | null = null;

/** A short sound and a buzz that tell yes from no without looking at the screen; silent where a device has neither. */
export function answerSignal(isYes: boolean): void {
  if ('vibrate' in navigator) navigator.vibrate(isYes ? 60 : [90, 60, 90]);
  try {
    audio ??= new AudioContext();
    const { currentTime: now, destination } = audio;
    for (const [index, pitch] of (isYes ? YES : NO).entries()) {
      const long = isYes ? 0.09 : 0.28;
      const from = now + index * 0.1;
      const tone = new OscillatorNode(audio, { frequency: pitch, type: isYes ? 'sine' : 'square' });
      const volume = new GainNode(audio, { gain: 0.08 });
      volume.gain.setTargetAtTime(0, from + long * 0.7, 0.03);
      tone.connect(volume).connect(destination);
      tone.start(from);
      tone.stop(from + long + 0.1);
    }
  } catch {
    // A browser that allows no sound still shows the answer.
  }
}

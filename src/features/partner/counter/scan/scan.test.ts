import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseCode } from './choose-code.ts';
import { NoReader, type QrReader, qrReader } from './read-qr.ts';

const picture = {} as HTMLCanvasElement;
const reads = (rawValue: string): QrReader => ({ detect: async () => [{ rawValue }] });
const failing: QrReader = { detect: () => Promise.reject(new DOMException('no', 'NotSupportedError')) };
const silent: QrReader = { detect: () => new Promise(() => undefined) };
const library = async () => reads('ticket');

describe('a reader of codes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['fails', failing],
    ['does not answer', silent],
  ])('is replaced by the library when the detector %s a few times', async (_, own) => {
    const reader = await qrReader(async () => own, library);
    const look = async () => {
      const looking = reader.detect(picture);
      await vi.advanceTimersByTimeAsync(2000);
      return looking;
    };
    for (const _time of [1, 2, 3]) expect(await look()).toEqual([]);
    expect(await look()).toEqual([{ rawValue: 'ticket' }]);
  });

  it.each([
    ['there is no detector', async () => null],
    ['choosing one fails', () => Promise.reject(new Error('no'))],
  ])('is the library where %s', async (_, own) => {
    expect(await (await qrReader(own, library)).detect(picture)).toEqual([{ rawValue: 'ticket' }]);
  });

  it('says so when the library fails too', async () => {
    const reader = await qrReader(
      async () => null,
      async () => failing,
    );
    await reader.detect(picture);
    await reader.detect(picture);
    await expect(reader.detect(picture)).rejects.toBeInstanceOf(NoReader);
    await expect(
      qrReader(
        async () => null,
        () => Promise.reject(new Error('no')),
      ),
    ).rejects.toBeInstanceOf(NoReader);
  });
});

describe('the codes of a picture', () => {
  const [one, two, wifi] = ['CLK-ABC234', 'CLK-XYZ789', 'WIFI:S:shop;T:WPA;P:secret;;'];
  it.each([
    ['a ticket behind another code', [wifi, one], '', { text: one }],
    ['another code alone', [wifi], '', { text: wifi }],
    ['two tickets', [one, wifi, two], '', { tickets: [one, two] }],
    ['the next ticket next to the last', [one, two], one, { text: two }],
    ['the last, held still', [one, wifi], one, { text: one }],
    ['nothing', [''], '', null],
  ])('%s', (_, texts, last, chosen) => {
    expect(chooseCode(texts, last)).toEqual(chosen);
  });
});

const CR = 13;
const LF = 10;
const folds = new Set([32, 9]);

/** Bytes without their line folds: a fold may stand within a character (RFC 5545, 3.1). */
function unfolded(bytes: Uint8Array): Uint8Array {
  const kept = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const ending = bytes[at] === CR && bytes[at + 1] === LF ? 2 : bytes[at] === LF ? 1 : 0;
    if (ending > 0 && folds.has(bytes[at + ending] ?? 0)) at += ending;
    else kept[length++] = bytes[at] ?? 0;
  }
  return kept.subarray(0, length);
}

function decoderOf(label: string | undefined): TextDecoder {
  try {
    return new TextDecoder(label ?? 'utf-8');
  } catch {
    return new TextDecoder();
  }
}

/**
 * The text of a feed from its bytes, without folds and byte-order marks.
 * @param label the encoding that its server names; UTF-8 where there is none, or an unknown one.
 */
export function textOfFeed(bytes: Uint8Array, label: string | undefined): string {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  const marked = isLittle ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
  const decoder = decoderOf(marked ?? label);
  const isWide = decoder.encoding.startsWith('utf-16');
  const text = isWide ? decoder.decode(bytes).replace(/\r?\n[ \t]/g, '') : decoder.decode(unfolded(bytes));
  return text.replaceAll(/^\uFEFF/gm, '');
}

/** One event of a calendar, or one of its zones, as the text of a component. */
interface Parts {
  readonly zones: readonly string[];
  readonly events: readonly string[];
  /** What `X-WR-TIMEZONE` names. */
  readonly zoneName: string;
  /** Whether the text broke off within the calendar. */
  readonly isCut: boolean;
}

/** The calendars of a text by their parts: each event is read by itself, so that a broken one spoils no other. */
export function calendarsOf(text: string): Parts[] {
  const calendars: { zones: string[]; events: string[]; zoneName: string; isCut: boolean }[] = [];
  let open: { readonly name: string; readonly lines: string[]; depth: number } | null = null;
  let isInside = false;
  for (const line of text.split(/\r\n|\n|\r/)) {
    const [, word = '', name = ''] =
      /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line)?.map((each) => each.toUpperCase()) ?? [];
    const calendar = calendars.at(-1);
    if (word === 'BEGIN' && name === 'VCALENDAR') {
      if (open !== null && calendar !== undefined) calendar.isCut = true;
      [open, isInside] = [null, true];
      calendars.push({ zones: [], events: [], zoneName: '', isCut: false });
    } else if (!isInside || calendar === undefined) {
      continue;
    } else if (open !== null) {
      open.lines.push(line);
      open.depth += word === 'BEGIN' ? 1 : word === 'END' ? -1 : 0;
      if (open.depth > 0) continue;
      (open.name === 'VEVENT' ? calendar.events : calendar.zones).push(open.lines.join('\r\n'));
      open = null;
    } else if (word === 'END' && name === 'VCALENDAR') {
      isInside = false;
    } else if (word === 'BEGIN' && (name === 'VEVENT' || name === 'VTIMEZONE')) {
      open = { name, lines: [line], depth: 1 };
    } else if (/^X-WR-TIMEZONE[:;]/i.test(line)) {
      calendar.zoneName = line.slice(line.indexOf(':') + 1).trim();
    }
  }
  const last = calendars.at(-1);
  if (open !== null && last !== undefined) last.isCut = true;
  return calendars;
}

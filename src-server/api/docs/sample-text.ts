const WIDTH = 64;
const MAX_ITEMS = 2;
const MAX_INNER_FIELDS = 3;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function inline(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${value.map(inline).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${inline(each)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** The first fields of something large that is shown elsewhere in full. */
function shortened(value: Readonly<Record<string, unknown>>): string {
  const plain = Object.entries(value).filter(([, each]) => typeof each !== 'object');
  const shown = plain.slice(0, MAX_INNER_FIELDS).map(([name, each]) => `${JSON.stringify(name)}: ${inline(each)}`);
  while (shown.length > 1 && shown.join(', ').length > WIDTH) shown.pop();
  return `{ ${shown.join(', ')}, … }`;
}

/**
 * A value as people read it: what fits stays on a line.
 * @param whole without it, long lists end with `…` after two, and large things within are shortened to their first fields.
 */
export function sampleText(value: unknown, whole: boolean, depth = 0): string {
  const short = inline(value);
  const pad = '  '.repeat(depth + 1);
  const end = '  '.repeat(depth);
  if (depth > 0 && short.length <= WIDTH) return short;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    const shown = (whole ? value : value.slice(0, MAX_ITEMS)).map((each) => pad + sampleText(each, whole, depth + 1));
    const rest = shown.length < value.length ? [`${pad}…`] : [];
    return `[\n${[...shown, ...rest].join(',\n')}\n${end}]`;
  }
  if (!isRecord(value)) return short;
  const [only, ...others] = Object.entries(value);
  // What is only a name around something begins and ends with it, on its lines.
  if (depth === 0 && only !== undefined && others.length === 0 && isRecord(only[1])) {
    return `{ ${JSON.stringify(only[0])}: ${sampleText(only[1], whole, 0)} }`;
  }
  if (!whole && depth > 1 && Object.keys(value).length > 8) return shortened(value);
  const fields = Object.entries(value).map(([name, each]) => {
    const isLarge = !whole && depth > 0 && isRecord(each) && inline(each).length > WIDTH * 3;
    const isOwnLarge =
      !whole && depth === 0 && isRecord(each) && Object.keys(each).length > 12 && Object.keys(value).length > 3;
    return `${pad}${JSON.stringify(name)}: ${isLarge || isOwnLarge ? shortened(each) : sampleText(each, whole, depth + 1)}`;
  });
  return fields.length === 0 ? '{}' : `{\n${fields.join(',\n')}\n${end}}`;
}

type Groups = readonly { readonly slots: readonly { readonly value: string }[] }[];

/** Where a key leads from a time: left and right through all, up and down by rows of `columns`, across the groups. */
export function slotForKey(key: string, value: string, groups: Groups, columns: number): string | undefined {
  const rows: string[][] = [];
  for (const { slots } of groups) {
    for (let at = 0; at < slots.length; at += columns)
      rows.push(slots.slice(at, at + columns).map((slot) => slot.value));
  }
  const flat = rows.flat();
  const index = flat.indexOf(value);
  const row = rows.findIndex((values) => values.includes(value));
  const column = rows[row]?.indexOf(value) ?? 0;
  const inRow = (to: number) => rows[to]?.[Math.min(column, rows[to].length - 1)];
  switch (key) {
    case 'ArrowRight':
      return flat[index + 1];
    case 'ArrowLeft':
      return flat[index - 1];
    case 'ArrowDown':
      return inRow(row + 1);
    case 'ArrowUp':
      return inRow(row - 1);
    case 'Home':
      return flat[0];
    case 'End':
      return flat.at(-1);
    default:
      return undefined;
  }
}

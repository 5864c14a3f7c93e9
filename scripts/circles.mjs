/**
 * The circles among files that import each other (Tarjan's strongly connected components). Takes a map from each file
 * to the files that it imports. Gives each circle as the sorted names of its files; an empty list when there is none.
 */
export function circlesOf(imports) {
  const order = new Map();
  const lowest = new Map();
  const open = [];
  const circles = [];

  const visit = (file) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    open.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file), lowest.get(next)));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1 || imports.get(file)?.includes(file)) circles.push(group.toSorted());
  };

  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return circles;
}

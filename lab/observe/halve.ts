/**
 * The place of the first item whose value is no longer that of the first item, found by halving, when the last item's
 * is another. A value of undefined is one that could not be had: its neighbours are tried. Undefined where the first
 * and the last have the same value. The change is taken to be one; with several, it is one of them.
 */
export async function firstChange<Item, Value>(
  items: readonly Item[],
  valueOf: (item: Item) => Promise<Value | undefined>,
  same: (a: Value, b: Value) => boolean,
): Promise<{ before: number; after: number } | undefined> {
  const known = new Map<number, Value | undefined>();
  const at = async (index: number): Promise<Value | undefined> => {
    const item = items[index];
    if (item === undefined) return undefined;
    if (!known.has(index)) known.set(index, await valueOf(item));
    return known.get(index);
  };
  let [low, high] = [0, items.length - 1];
  const first = await at(low);
  const last = await at(high);
  if (first === undefined || last === undefined)
    throw new Error('the first or the last version does not run');
  if (same(first, last)) return undefined;
  for (;;) {
    const middle = Math.floor((low + high) / 2);
    // Of the items between, the nearest to the middle that has a value.
    const between = Array.from({ length: high - low - 1 }, (_, index) => low + 1 + index).sort(
      (a, b) => Math.abs(a - middle) - Math.abs(b - middle),
    );
    let found: number | undefined;
    let value: Value | undefined;
    for (const index of between) {
      value = await at(index);
      if (value !== undefined) {
        found = index;
        break;
      }
    }
    if (found === undefined || value === undefined) return { before: low, after: high };
    if (same(first, value)) low = found;
    else high = found;
  }
}

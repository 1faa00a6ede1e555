/** Gives every item a key made from what it says; of equal ones the second gets ' 2', so that no two keys are the same. */
export function distinctKeys<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): { key: string; item: Item }[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const text = textOf(item)
    const count = (seen.get(text) ?? 0) + 1
    seen.set(text, count)
    return { key: count === 1 ? text : `${text} ${count}`, item }
  })
}

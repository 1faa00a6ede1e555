/**
 * The items in their order, in parts.
 * @param begins true for an item that does not go on with the part before it, of which `before` is the last one
 */
export function parted<T>(
  items: readonly T[],
  begins: (item: T, before: T, part: readonly T[]) => boolean,
): T[][] {
  const parts: T[][] = []
  for (const item of items) {
    const open = parts.at(-1)
    const before = open?.at(-1)
    if (open === undefined || before === undefined || begins(item, before, open)) parts.push([item])
    else open.push(item)
  }
  return parts
}

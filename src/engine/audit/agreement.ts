/** Who stands alone when bureaus print different values for one thing. */

/** Values that agree, largest group first; groups of one size keep the order of the input. */
export function groupsOf<T>(items: T[], agree: (a: T, b: T) => boolean): T[][] {
  const groups: T[][] = []
  for (const item of items) {
    const group = groups.find((each) => each.every((other) => agree(item, other)))
    if (group === undefined) groups.push([item])
    else group.push(item)
  }
  return groups.sort((a, b) => b.length - a.length)
}

/**
 * The items outside the largest group; null when all agree. When no group is largest, `otherwise` names the ones to
 * question (all of them, if it returns none).
 */
export function oddOnes<T>(
  items: T[],
  agree: (a: T, b: T) => boolean,
  otherwise: (items: T[]) => T[] = () => [],
): { odd: T[]; others: T[] } | null {
  const groups = groupsOf(items, agree)
  const [largest, second] = groups
  if (largest === undefined || second === undefined) return null
  const chosen = largest.length > second.length ? groups.slice(1).flat() : otherwise(items)
  const odd = chosen.length > 0 ? chosen : items
  return { odd, others: items.filter((item) => !odd.includes(item)) }
}

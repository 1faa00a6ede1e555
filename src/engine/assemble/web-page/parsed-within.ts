import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/**
 * The tree of a page, or null as soon as it has more than `most` elements. Tags alone do not tell how many there will be: of those
 * that are left open, parsing makes one more in each paragraph that follows.
 */
export function parsedWithin(html: string, most: number): Tree.Document | null {
  const tooMany = new Error('too many elements')
  let made = 0
  const createElement: typeof defaultTreeAdapter.createElement = (...given) => {
    made += 1
    if (made > most) throw tooMany
    return defaultTreeAdapter.createElement(...given)
  }
  try {
    return parse(html, { treeAdapter: { ...defaultTreeAdapter, createElement } })
  } catch (error) {
    if (error === tooMany) return null
    throw error
  }
}

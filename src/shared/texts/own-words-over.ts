import { judgeText } from './judge-text.ts'
import { type TextChanges, type TextEntry, variablesOf } from './text-entry.ts'

/** A text of the catalogue, or what makes one of its particulars. */
type Leaf = string | ((...given: unknown[]) => string)

/**
 * A catalogue with the operator's own words in place of the shipped ones: the one way in which changed texts come into a mail.
 * A change that the entry of today does not take (a variable went, a text was locked) counts for nothing.
 */
export function ownWordsOver<T extends object>(
  shipped: T,
  entries: readonly TextEntry[],
  changes: TextChanges,
): T {
  const changed = entries.filter((entry) => isInForce(entry, changes))
  const paths = new Set(changed.map(({ path }) => path))
  let texts: unknown = shipped
  for (const path of paths) {
    const ofPath = entries.filter((entry) => entry.path === path)
    texts = withLeaf(texts, path.split('.'), (leaf) => reworded(leaf, ofPath, changes))
  }
  return texts as T
}

/** Whether the entry says something else than what was shipped, and may. */
export function isInForce(entry: TextEntry, changes: TextChanges): boolean {
  const text = Object.hasOwn(changes, entry.id) ? changes[entry.id] : undefined
  return text !== undefined && judgeText(entry, text) === null
}

/** What a text says as shipped, with its variables in braces: 'Round {round}: have the bureaus answered?'. */
export function shippedText(catalogue: object, { path, args }: TextEntry): string {
  const leaf = leafAt(catalogue, path)
  if (typeof leaf === 'string') return leaf
  // The functions of the catalogue only print what they are given: a mark in place of a number is printed as well.
  return leaf(...args.map((each) => (typeof each === 'string' ? `{${each}}` : each)))
}

function reworded(leaf: Leaf, ofPath: readonly TextEntry[], changes: TextChanges): Leaf {
  if (typeof leaf === 'string') {
    const [entry] = ofPath
    return entry && isInForce(entry, changes) ? (changes[entry.id] ?? leaf) : leaf
  }
  return (...given) => {
    // The first that fits: a form of one value stands before the general one.
    const entry = ofPath.find(({ args }) =>
      args.every((each, at) => typeof each === 'string' || each === given[at]),
    )
    return entry && isInForce(entry, changes)
      ? filledText(entry, changes[entry.id] ?? '', given)
      : leaf(...given)
  }
}

/** A text with its variables filled in, `given` in the order of its arguments. */
export function filledText(entry: TextEntry, text: string, given: readonly unknown[]): string {
  return variablesOf(entry).reduce(
    (filled, name) =>
      filled.replaceAll(`{${name}}`, () => asPrinted(String(given[entry.args.indexOf(name)] ?? ''))),
    text,
  )
}

/** What people and reports are called is never read as markup or as another variable. */
function asPrinted(value: string): string {
  return value
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('**', '*\u2060*')
    .replaceAll('{', '{\u2060')
}

function leafAt(catalogue: unknown, path: string): Leaf {
  const leaf = path.split('.').reduce<unknown>((node, key) => {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return undefined
    return (node as Record<string, unknown>)[key]
  }, catalogue)
  if (typeof leaf === 'string' || typeof leaf === 'function') return leaf as Leaf
  throw new Error(`no text stands at ${path}`)
}

/** A copy along the path alone: the catalogue itself stays as it was shipped. */
function withLeaf(node: unknown, keys: readonly string[], change: (leaf: Leaf) => Leaf): unknown {
  const [key, ...rest] = keys
  if (key === undefined) return change(node as Leaf)
  const parts = node as Record<string, unknown>
  const changed = withLeaf(parts[key], rest, change)
  if (Array.isArray(node)) return node.map((each, at) => (String(at) === key ? changed : each))
  return { ...parts, [key]: changed }
}

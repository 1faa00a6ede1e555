/** The few properties of a style sheet that decide what a page shows and in which columns. */
export type Declared = Partial<Record<StyleProperty, string>>
type StyleProperty =
  | 'display'
  | 'visibility'
  | 'font-weight'
  | 'font-size'
  | 'background-color'
  | 'grid-template-columns'
  | 'flex-direction'
  | 'flex-wrap'
  | 'flex'
  | 'flex-basis'
  | 'width'
  | 'height'
  | 'position'
  | 'left'
  | 'clip'
  | 'clip-path'

const wanted = new Set<string>([
  'display',
  'visibility',
  'font-weight',
  'font-size',
  'background-color',
  'grid-template-columns',
  'flex-direction',
  'flex-wrap',
  'flex',
  'flex-basis',
  'width',
  'height',
  'position',
  'left',
  'clip',
  'clip-path',
])

/** What of an element selectors look at. */
export interface Matched {
  tag: string
  id: string
  classes: readonly string[]
  hidden: boolean
}

interface Rule {
  /** Each compound of a descendant selector, the element's own last. */
  compounds: Compound[]
  specificity: number
  declared: Declared
}
interface Compound {
  tag: string | null
  id: string | null
  classes: string[]
}

export interface StyleRules {
  /** What the sheets declare of an element; nothing once they are too many. @param ancestors the nearest last */
  of(element: Matched, ancestors: readonly Matched[]): Declared
  /** Whether more was to be compared than any saved page asks for: what is then hidden is not known. */
  areTooMany(): boolean
}

const mostRules = 20_000
/** Comparisons of a rule with an element, and with those around it: some seconds of them. */
const mostCompared = 200_000_000
/** What a rule that fits costs beside, to be ordered and taken over. */
const takenOver = 10

/** The rules of style sheets whose selectors are made of tags, classes, ids and descendants; others are left out. */
export function styleRules(sheets: readonly string[]): StyleRules {
  const byKey = new Map<string, Rule[]>()
  let count = 0
  for (const sheet of sheets) {
    for (const [selectors, body] of blocksOf(sheet)) {
      const declared = declarationsOf(body)
      if (Object.keys(declared).length === 0) continue
      for (const selector of selectors.split(',')) {
        const compounds = compoundsOf(selector.trim())
        const own = compounds?.at(-1)
        if (!compounds || !own || count > mostRules) continue
        count += 1
        const key = own.id ? `#${own.id}` : own.classes[0] ? `.${own.classes[0]}` : (own.tag ?? '*')
        const specificity = compounds.reduce((sum, each) => sum + weightOf(each), 0)
        const rule = { compounds, specificity, declared }
        const alike = byKey.get(key)
        if (alike) alike.push(rule)
        else byKey.set(key, [rule])
      }
    }
  }
  let compared = 0
  return {
    areTooMany: () => compared > mostCompared,
    of(element, ancestors) {
      if (compared > mostCompared) return {}
      const keys = [`#${element.id}`, ...element.classes.map((name) => `.${name}`), element.tag, '*']
      const rules = keys
        .flatMap((key) => byKey.get(key) ?? [])
        .filter(({ compounds }) => {
          const [does, steps] = matches(compounds, element, ancestors)
          compared += steps
          return does
        })
      rules.sort((a, b) => a.specificity - b.specificity)
      return Object.assign({}, ...rules.map(({ declared }) => declared))
    },
  }
}

/** Rules of a sheet; of `@media` only what a screen shows. */
function blocksOf(sheet: string): [string, string][] {
  const plain = withoutComments(sheet)
  const blocks: [string, string][] = []
  const skipped: boolean[] = []
  let hidden = 0
  let from = 0
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain[at]
    if (sign === ';' && skipped.length === 0) from = at + 1
    else if (sign === '{') {
      const head = plain.slice(from, at).trim()
      if (head.startsWith('@')) {
        const shown = /^@(media\s+(all|screen|only screen|\()|supports|layer)/i.test(head)
        skipped.push(!shown)
        if (!shown) hidden += 1
        from = at + 1
      } else {
        const end = plain.indexOf('}', at)
        if (end < 0) break
        if (hidden === 0) blocks.push([head, plain.slice(at + 1, end)])
        at = end
        from = end + 1
      }
    } else if (sign === '}') {
      if (skipped.pop()) hidden -= 1
      from = at + 1
    }
  }
  return blocks
}

/** One that never ends is none. */
function withoutComments(sheet: string): string {
  const parts: string[] = []
  let from = 0
  for (let at = sheet.indexOf('/*'); at >= 0; at = sheet.indexOf('/*', from)) {
    const end = sheet.indexOf('*/', at + 2)
    if (end < 0) break
    parts.push(sheet.slice(from, at))
    from = end + 2
  }
  return parts.join('') + sheet.slice(from)
}

/** The wanted properties of a declaration block, or of a style attribute. */
export function declarationsOf(body: string): Declared {
  const declared: Record<string, string> = {}
  for (const declaration of body.split(';')) {
    const colon = declaration.indexOf(':')
    if (colon < 0) continue
    const name = declaration.slice(0, colon).trim().toLowerCase()
    const value = declaration
      .slice(colon + 1)
      .replace(/!important/i, '')
      .trim()
      .toLowerCase()
    const property = name === 'background' && /^(#|rgb)/.test(value) ? 'background-color' : name
    if (wanted.has(property)) declared[property] = value
  }
  return declared
}

function compoundsOf(selector: string): Compound[] | null {
  if (selector === '' || /[+~:[\]*]/.test(selector)) return null
  const compounds: Compound[] = []
  for (const written of selector.split(/[\s>]+/).filter((each) => each !== '')) {
    const parts = /^([a-z][\w-]*)?((?:[.#][\w-]+)*)$/i.exec(written)
    if (!parts) return null
    const names = (parts[2] ?? '').match(/[.#][\w-]+/g) ?? []
    compounds.push({
      tag: parts[1]?.toLowerCase() ?? null,
      id: names.find((name) => name.startsWith('#'))?.slice(1) ?? null,
      classes: names.filter((name) => name.startsWith('.')).map((name) => name.slice(1)),
    })
  }
  return compounds.length > 0 ? compounds : null
}

function weightOf({ tag, id, classes }: Compound): number {
  return (id ? 10_000 : 0) + 100 * classes.length + (tag ? 1 : 0)
}

/** Whether a rule is of this element, and what it took to tell. */
function matches(
  compounds: readonly Compound[],
  element: Matched,
  ancestors: readonly Matched[],
): [does: boolean, steps: number] {
  const own = compounds.at(-1)
  let steps = 1 + element.classes.length
  if (!own || !fits(own, element)) return [false, steps]
  let left = compounds.length - 2
  for (let at = ancestors.length - 1; at >= 0 && left >= 0; at -= 1) {
    const compound = compounds[left]
    const ancestor = ancestors[at]
    if (!compound || !ancestor) continue
    steps += 1 + ancestor.classes.length
    if (fits(compound, ancestor)) left -= 1
  }
  return left < 0 ? [true, steps + takenOver] : [false, steps]
}

function fits({ tag, id, classes }: Compound, element: Matched): boolean {
  return (
    (tag === null || tag === element.tag) &&
    (id === null || id === element.id) &&
    classes.every((name) => element.classes.includes(name))
  )
}

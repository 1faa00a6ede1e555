/**
 * jsdom matches every rule of its sheet against an element each time its style is asked for, which is nearly all that a
 * search by role costs. No sheet of ours is loaded in these tests, so elements of one kind have one style: it is worked out
 * once. What is styled in place, or stands in something that is, is still worked out by jsdom.
 */
export function rememberComputedStyles(): void {
  const compute = window.getComputedStyle.bind(window)
  const known = new Map<string, CSSStyleDeclaration>()
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || isStyledInPlace(element)) return compute(element, pseudo)
    const kind = kindOf(element)
    const style = known.get(kind) ?? withKnownValues(compute(element))
    known.set(kind, style)
    return style
  }
}

/** As `closest('[style]')`, whose selector costs more than the walk. */
function isStyledInPlace(element: Element): boolean {
  for (let each: Element | null = element; each !== null; each = each.parentElement)
    if (each.hasAttribute('style')) return true
  return false
}

/** What is inherited is looked up in all parents, and all their rules, whenever it is asked. */
function withKnownValues(style: CSSStyleDeclaration): CSSStyleDeclaration {
  const values = new Map<string, string>()
  const valueFor = (property: string): string => {
    const value = values.get(property) ?? style.getPropertyValue(property)
    values.set(property, value)
    return value
  }
  const asked: Record<string, unknown> = {
    getPropertyValue: valueFor,
    get display() {
      return valueFor('display')
    },
    get visibility() {
      return valueFor('visibility')
    },
    get pointerEvents() {
      return valueFor('pointer-events')
    },
  }
  return new Proxy(style, {
    get: (target, name) => (name in asked ? asked[String(name)] : Reflect.get(target, name, target)),
  })
}

/** The attributes that jsdom's own sheet looks at. */
const marks = new Set([
  'hidden',
  'open',
  'type',
  'dir',
  'align',
  'popover',
  'multiple',
  'size',
  'title',
  'disabled',
])

/** What that sheet tells elements apart by: their name and those attributes, and the same of all that they stand in. */
function kindOf(element: Element): string {
  let kind = ''
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    kind += `<${each.localName}`
    for (const name of each.getAttributeNames())
      if (marks.has(name)) kind += ` ${name}=${each.getAttribute(name)}`
  }
  return kind
}

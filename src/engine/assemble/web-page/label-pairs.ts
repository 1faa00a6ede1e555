import type { DefaultTreeAdapterTypes as Tree } from 'parse5'

type Element = Tree.Element

/** A label that a page names as one; a longer text is none. */
const longestLabel = 60
const labelName = /^(l|lbl|label|key|term)$/
const valueName = /^(v|val|value)$/
/** What makes of an element more than the value of one label. */
const ofMore = /^(table|ul|ol|dl|section|article|h[1-6])$/

/** Whether an element is a label with its value, by what the page calls the two: they are set side by side as a row. */
export function isLabelPair(parts: readonly Element[]): boolean {
  const [label, value] = parts
  if (parts.length !== 2 || !label || !value || !isPlain(label) || !isPlain(value)) return false
  if (textOf(label).trim().length > longestLabel) return false
  return areTermAndValue(label, value) || areNamedSo(label, value)
}

/** The terms of a list with what is said of each; null where a list is anything else than pairs of plain text. */
export function pairsOfList(list: Element, parts: readonly Element[]): Element[][] | null {
  if (list.tagName !== 'dl' || parts.length < 2 || parts.length % 2 > 0) return null
  const pairs = parts.flatMap((_, at) => (at % 2 === 0 ? [parts.slice(at, at + 2)] : []))
  return pairs.every(isLabelPair) ? pairs : null
}

/** Whether a page calls it a label or a value: it ends where the other begins, also where only a style sheet parted them. */
export function isNamedPart(element: Element): boolean {
  return namesOf(element, labelName).length > 0 || namesOf(element, valueName).length > 0
}

const areTermAndValue = (label: Element, value: Element) => label.tagName === 'dt' && value.tagName === 'dd'

/** 'field-label' and 'field-value': names that are alike but for what they say of the two. */
function areNamedSo(label: Element, value: Element): boolean {
  const named = namesOf(label, labelName)
  return namesOf(value, valueName).some((stem) => named.includes(stem))
}

function namesOf(element: Element, ending: RegExp): string[] {
  const written = element.attrs.find(({ name }) => name === 'class')?.value ?? ''
  return written.split(/\s+/).flatMap((name) => {
    const parts = name
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .split(/[-_]+/)
    return ending.test(parts.at(-1) ?? '') ? [parts.slice(0, -1).join('-')] : []
  })
}

function isPlain(element: Element): boolean {
  return element.childNodes.every(
    (child) => !('tagName' in child) || (!ofMore.test(child.tagName) && isPlain(child)),
  )
}

/** The text in an element, whatever shows it. */
export function textOf(element: Element): string {
  return element.childNodes
    .map((child) => ('value' in child ? child.value : 'tagName' in child ? textOf(child) : ''))
    .join('')
}

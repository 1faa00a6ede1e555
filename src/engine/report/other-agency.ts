/** Reports of consumer reporting agencies other than the three bureaus, by the name at their head. */
import { linesOf } from '../read/lines.ts'
import type { Page } from '../read/positioned-text.ts'

interface OtherAgency {
  name: string
  /** What it keeps of a person. */
  kind: string
  pattern: RegExp
}

const agencies: readonly OtherAgency[] = [
  { name: 'Innovis', kind: 'a smaller credit bureau', pattern: /\bInnovis\b/i },
  {
    name: 'LexisNexis',
    kind: 'an agency that collects public records and insurance claims',
    pattern: /\bLexis ?Nexis\b/i,
  },
  {
    name: 'ChexSystems',
    kind: 'an agency that keeps records of bank accounts',
    pattern: /\bChex ?Systems\b/i,
  },
]
/** So many lines the head of a first page has. */
const head = 15
/** An agency that is asked for a report of the consumer says so; the companies that only looked at a file do not. */
const ownWords =
  /\b(disclosure|consumer (file|report|copy)|your (file|report)|file copy|full file|report (number|date|for|order)|credit report)\b/i

/**
 * The sentence for a report of another agency; null for anything else. Its name must stand at the head of the first page
 * and again elsewhere: the bureaus' reports name such agencies among the companies that asked for a file.
 */
export function otherAgencySentence(pages: readonly Page[]): string | null {
  const [first, ...others] = pages
  if (first === undefined) return null
  const lines = linesOf(first)
  const top = lines.slice(0, head).map(({ text }) => text)
  const rest = [...lines.slice(head), ...others.flatMap(linesOf)].map(({ text }) => text)
  const found = agencies.find(
    ({ pattern }) =>
      top.some((text) => pattern.test(text)) &&
      [...top, ...rest].filter((text) => pattern.test(text)).length > 1 &&
      top.some((text) => ownWords.test(text)),
  )
  if (found === undefined) return null
  return [
    `This is a report of ${found.name}, ${found.kind}, and of none of the three bureaus.`,
    `It is kept with your file and no letter is made from it: write to ${found.name} itself to dispute an entry, to ask for a copy of your file or for a freeze, which are free.`,
  ].join(' ')
}

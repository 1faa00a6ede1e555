import type { Line } from '../../read/positioned-text.ts'
import { isBold, plainText, sizeOf } from './report-lines.ts'

export type SectionName = 'front' | 'personal' | 'accounts' | 'public' | 'hard' | 'soft' | 'end'

const headings: [RegExp, SectionName][] = [
  [/^Personal Information$/i, 'personal'],
  [/^Accounts$/i, 'accounts'],
  [/^Public Records$/i, 'public'],
  [/^Hard Inquiries$/i, 'hard'],
  [/^Soft Inquiries$/i, 'soft'],
  // The law's summary names other bureaus and addresses: nothing after these headings is read.
  [/^(Contact Experian|Know Your Rights|Dispute Information|Important Messages?( From Experian)?)$/i, 'end'],
  [/^A Summary of Your Rights Under the Fair Credit Reporting Act\.?$/i, 'end'],
]

/** Splits the report at its section headings; each section without its heading line. */
export function sectionsOf(lines: readonly Line[]): Record<SectionName, Line[]> {
  const sections: Record<SectionName, Line[]> = {
    front: [],
    personal: [],
    accounts: [],
    public: [],
    hard: [],
    soft: [],
    end: [],
  }
  const body = bodySize(lines)
  let current: SectionName = 'front'
  for (const line of lines) {
    const text = plainText(line)
    const next = headings.find(([pattern]) => pattern.test(text))?.[1]
    if (next && current !== 'end' && (isBold(line) || sizeOf(line) > 1.15 * body)) current = next
    else sections[current].push(line)
  }
  return sections
}

/** The font size most of the words have. */
export function bodySize(lines: readonly Line[]): number {
  const counts = new Map<number, number>()
  for (const line of lines) {
    for (const word of line.words) {
      const size = Math.round(word.size * 2) / 2
      counts.set(size, (counts.get(size) ?? 0) + 1)
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10
}

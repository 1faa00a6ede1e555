/** What is put in the place of months that were not read, to see what is found then. */
import type { HistoryCode } from '../report/credit-report.ts'

/** A code for each month that was not read; null where the month stays without one. */
export type TriedMonths = readonly (HistoryCode | null)[]

/** What such a month may be: it was not read that it is none of these. */
export const possibleCodes: readonly HistoryCode[] = [
  ...(['OK', '30', '60', '90', '120', '150', '180', 'CO', 'COL'] as const),
  ...(['BK', 'RPO', 'VS', 'FC', 'CLS', 'TN', 'ND'] as const),
]

/** Of codes that the rules take alike one, of late months the first step and the last. No data is as good as no code. */
const kindsOfCode: readonly HistoryCode[] = ['OK', '30', '180', 'CO', 'COL', 'BK', 'RPO', 'CLS', 'TN']

/** One code in all of them. */
export const alikeMonths = (count: number): TriedMonths[] =>
  possibleCodes.map((code) => Array.from({ length: count }, () => code))

/**
 * Mixtures of so many months, in their order: each code in one month and nothing else; each two kinds in each two months
 * and nothing else; one kind in all of them but one, and one kind up to a month with another after it. A rule looks for the
 * first month of a kind, for one of a kind before, after or beside another, or for a run that nothing breaks: what makes one
 * of these say something else is among them.
 */
export function* mixedMonths(count: number): Generator<TriedMonths> {
  const places = Array.from({ length: count }, (_, at) => at)
  const filled = (codeAt: (place: number) => HistoryCode | null) => places.map(codeAt)
  for (const at of places)
    for (const code of possibleCodes) yield filled((place) => (place === at ? code : null))
  for (const [first, second] of twoKinds()) {
    for (const at of places) {
      yield filled((place) => (place === at ? second : first))
      if (at > 1) yield filled((place) => (place < at ? first : second))
      for (const later of places.slice(at + 1))
        yield filled((place) => (place === at ? first : place === later ? second : null))
    }
  }
}

const twoKinds = () => kindsOfCode.flatMap((first) => kindsOfCode.map((second) => [first, second] as const))

import type { CountedItems } from '../../shared/sentences/en/run-sentences.ts'
import { says } from '../../shared/sentences/says.ts'
import type { Sentence } from '../../shared/sentences/sentence.ts'
import type { CreditReport } from '../report/credit-report.ts'

/** How much of a report was read. */
interface CoverageShare {
  /** 0 to 1: the smallest of the shares of accounts, of all items, and of lines. */
  share: number
  /** Below this only what is proven of the report counts (report-use.ts). */
  enough: number
  /** What was not read; null when enough was. */
  why: Sentence | null
  /** The same of a report of which nothing counts. */
  sentence: Sentence | null
}

const enough = 0.9

/**
 * Compares what the report itself counts with what was read, and the lines not understood with all its lines. A count
 * that the report does not print says nothing; more found than counted is as wrong as fewer. Where the parts differ the
 * worst one decides, so that accounts which are missing are not made good by inquiries that are all there. Where pages are
 * known to be missing, fewer than counted are expected: what those pages touch is left out, and the rest stands.
 */
export function coverageShare(report: CreditReport): CoverageShare {
  const worst = partsOf(report).reduce((low, part) => (part.share < low.share ? part : low), whole)
  const why = worst.share >= enough ? null : worst.why
  return {
    share: worst.share,
    enough,
    why,
    sentence: why && says('run.tooLittle', { problem: why }),
  }
}

interface Part {
  share: number
  /** Null only of what is whole. */
  why: Sentence | null
}

const whole: Part = { share: 1, why: null }

function partsOf({ bureau, coverage }: CreditReport): Part[] {
  const { stated, found, unread, lines = 0, missing } = coverage
  const accounts = { what: 'accounts' as const, stated: stated.accounts, read: found.accounts }
  // Of few inquiries one is a large share, so they are weighed together with the accounts.
  const items = [
    accounts,
    { what: 'hardInquiries' as const, stated: stated.hardInquiries, read: found.hardInquiries },
    { what: 'publicRecords' as const, stated: stated.publicRecords, read: found.publicRecords },
  ]
  const counted =
    missing === undefined ? items : items.filter(({ stated, read }) => stated !== null && read > stated)
  return [
    ...countedPart(bureau, counted.includes(accounts) ? [accounts] : []),
    ...countedPart(bureau, counted),
    ...(lines === 0
      ? []
      : [
          {
            share: Math.max(0, 1 - unread.length / lines),
            why: says('run.unreadLines', { bureau, lines, count: Math.min(unread.length, lines) }),
          },
        ]),
  ]
}

interface Counted {
  what: CountedItems
  /** What the report says; null where it does not. */
  stated: number | null
  read: number
}

function countedPart(bureau: string, counts: readonly Counted[]): Part[] {
  const printed = counts.flatMap(({ what, stated, read }) =>
    stated === null ? [] : [{ what, stated, read }],
  )
  const most = printed.reduce((sum, { stated, read }) => sum + Math.max(stated, read), 0)
  if (most === 0) return []
  const both = printed.reduce((sum, { stated, read }) => sum + Math.min(stated, read), 0)
  const off = printed.filter(({ stated, read }) => stated !== read)
  const why = says('run.counted', {
    bureau,
    items: off.map(({ what }) => what),
    stated: off.map(({ stated }) => stated),
    found: off.map(({ read }) => read),
  })
  return [{ share: both / most, why }]
}

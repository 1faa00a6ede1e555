import type { CreditReport } from '../report/credit-report.ts'
import { listText } from './wording.ts'

/** How much of a report was read. */
interface CoverageShare {
  /** 0 to 1: the smallest of the shares of accounts, of all items, and of lines. */
  share: number
  /** Below this only what is proven of the report counts (report-use.ts). */
  enough: number
  /** What was not read; null when enough was. */
  why: string | null
  /** The same of a report of which nothing counts. */
  sentence: string | null
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
  return {
    share: worst.share,
    enough,
    why: worst.share >= enough ? null : worst.words,
    sentence: worst.share >= enough ? null : `${worst.words} No letter is written on a report read in part.`,
  }
}

interface Part {
  share: number
  words: string
}

const whole: Part = { share: 1, words: '' }

function partsOf({ bureau, coverage }: CreditReport): Part[] {
  const { stated, found, unread, lines = 0, missing } = coverage
  const accounts = { what: 'accounts', says: stated.accounts, read: found.accounts }
  // Of few inquiries one is a large share, so they are weighed together with the accounts.
  const items = [
    accounts,
    { what: 'hard inquiries', says: stated.hardInquiries, read: found.hardInquiries },
    { what: 'public records', says: stated.publicRecords, read: found.publicRecords },
  ]
  const counted =
    missing === undefined ? items : items.filter(({ says, read }) => says !== null && read > says)
  return [
    ...countedPart(bureau, counted.includes(accounts) ? [accounts] : []),
    ...countedPart(bureau, counted),
    ...(lines === 0
      ? []
      : [
          {
            share: Math.max(0, 1 - unread.length / lines),
            words: `Of the ${lines} lines of the ${bureau} report ${Math.min(unread.length, lines)} could not be understood.`,
          },
        ]),
  ]
}

function countedPart(bureau: string, counts: { what: string; says: number | null; read: number }[]): Part[] {
  const printed = counts.flatMap(({ what, says, read }) => (says === null ? [] : [{ what, says, read }]))
  const most = printed.reduce((sum, { says, read }) => sum + Math.max(says, read), 0)
  if (most === 0) return []
  const both = printed.reduce((sum, { says, read }) => sum + Math.min(says, read), 0)
  const off = printed.filter(({ says, read }) => says !== read)
  return [
    {
      share: both / most,
      words: `The ${bureau} report counts ${listText(off.map(({ what, says }) => `${says} ${what}`))}; ${listText(off.map(({ what, read }) => `${read} ${what}`))} could be read.`,
    },
  ]
}

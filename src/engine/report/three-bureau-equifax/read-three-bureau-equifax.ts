/** Equifax's 'Three Bureau Credit Report', which sets its own data beside that of Experian and TransUnion. */
import type { Line, Page } from '../../read/positioned-text.ts'
import type { CreditReport, Printed, PrintedDate, UnreadLine } from '../credit-report.ts'
import { bureaus } from '../credit-report.ts'
import { assembleReports } from '../three-bureau/assemble-reports.ts'
import { readDate, readText } from '../three-bureau/cell-values.ts'
import { readCounts, readScores } from '../three-bureau/counts-and-scores.ts'
import { readInquiryTable } from '../three-bureau/inquiry-table.ts'
import { newPerson, readPersonalColumns } from '../three-bureau/personal-columns.ts'
import { printedLines } from '../three-bureau/printed-lines.ts'
import { listsByBureau } from './bureau-lists.ts'
import { readBureauCollections } from './collections.ts'
import { readNumberedPersonal, readNumberedStatements } from './personal.ts'
import { readBureauRecords } from './public-records.ts'
import { readNumberedAccounts } from './read-accounts.ts'
import { numberedSections } from './sections.ts'

/** 'Sep 01, 2026 Three Bureau Credit Report powered by Equifax   Page 3 of 30'. */
const footer = /\bThree Bureau Credit Report powered by Equifax\b|^Page \d{1,3} of \d{1,3}$/i

/**
 * One report for each bureau that the file shows. Pure.
 * @throws UnreadableLayout when no date or no bureau's column is found
 */
export function readThreeBureauEquifax(pages: readonly Page[]): CreditReport[] {
  const sections = numberedSections(printedLines(pages, footer))
  const people = new Map(bureaus.map((bureau) => [bureau, newPerson()]))
  // The date of each bureau's data stands in the summary.
  readPersonalColumns(sections.summary, people)
  const unread: UnreadLine[] = readNumberedPersonal(sections.personal, people)
  readNumberedStatements(sections.statements, people)
  const accounts = readNumberedAccounts(sections.accounts)
  const collections = readBureauCollections(sections.collections)
  const inquiries = inquiriesIn(sections.inquiries)
  const records = readBureauRecords(sections.records)
  for (const part of [accounts, collections, inquiries, records]) unread.push(...part.unread)
  const header = readCover(sections.cover)
  return assembleReports({
    family: 'three-bureau-equifax',
    pageCount: pages.length,
    people,
    fileDate: header.date,
    reportNumber: null,
    preparedFor: header.name,
    accounts: [...accounts.accounts, ...collections.accounts],
    inquiries: inquiries.inquiries,
    publicRecords: records.records,
    scores: readScores(scoreLines(sections.summary)),
    stated: readCounts(sections.summary).stated,
    unread,
    unreadOf: accounts.unreadOf,
  })
}

/** The hard ones, and the soft ones below their own heading: a table below each bureau's name. */
function inquiriesIn(lines: readonly Line[]): ReturnType<typeof readInquiryTable> {
  const soft = lines.findIndex(({ text }) => /^Soft Inquiries$/i.test(text))
  const hardOnes = listsByBureau(soft === -1 ? lines : lines.slice(0, soft))
  const softOnes = listsByBureau(soft === -1 ? [] : lines.slice(soft + 1))
  const read = [
    ...hardOnes.map((list) => readInquiryTable(list.lines, 'hard', list.bureau)),
    ...softOnes.map((list) => readInquiryTable(list.lines, 'soft', list.bureau)),
  ]
  return {
    inquiries: read.flatMap(({ inquiries }) => inquiries),
    unread: read.flatMap(({ unread }) => unread),
  }
}

/** 'Alex Testperson | September 01, 2026' below the title, or the date on a line of its own. */
function readCover(cover: readonly Line[]): {
  name: Printed<string> | null
  date: Printed<PrintedDate> | null
} {
  for (const { words } of cover) {
    const bar = words.findIndex(({ text }) => text === '|')
    const date = readDate(words.slice(bar + 1))
    if (date !== null)
      return { name: bar > 0 ? readText(words.slice(0, bar)) : nameAbove(cover, words[0]?.box.y), date }
  }
  return { name: null, date: null }
}

function nameAbove(cover: readonly Line[], y: number | undefined): Printed<string> | null {
  const at = cover.findIndex(({ box }) => box.y === y)
  const line = cover[at - 1]
  return line === undefined || /report/i.test(line.text) ? null : readText(line.words)
}

/** The lines below 'Credit Score and Rating', up to the next table. */
function scoreLines(summary: readonly Line[]): Line[] {
  const from = summary.findIndex(({ text }) => /^Credit Scores? and Ratings?$/i.test(text))
  if (from === -1) return []
  const rest = summary.slice(from + 1)
  const to = rest.findIndex(({ text }) => /^(Other Credit Items|Other Items|Credit Accounts)$/i.test(text))
  return to === -1 ? rest : rest.slice(0, to)
}

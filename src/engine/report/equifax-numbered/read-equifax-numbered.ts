/** Equifax's older report with numbered sections (layout facts 2.2), with or without the numbers. */
import type { Mark, Page } from '../../read/positioned-text.ts'
import type { CreditReport, Tradeline, UnreadLine } from '../credit-report.ts'
import { readCollections } from '../equifax/collections.ts'
import { isExplanation } from '../equifax/explanations.ts'
import { readPublicRecords } from '../equifax/public-records.ts'
import { legendOf } from '../equifax-acr/grid-legend.ts'
import { unreadLine } from '../fields/unread-lines.ts'
import { readPersonal } from '../labelled/personal-rows.ts'
import { linesWithoutRunning } from '../running-lines.ts'
import { accountBlocks, type NumberedBlock } from './account-blocks.ts'
import { readCover } from './cover.ts'
import { type InquiriesReading, readInquiries } from './inquiries.ts'
import { markOriginalCreditors } from './original-creditors.ts'
import { readAccount } from './read-account.ts'
import { type Section, type SectionName, sectionsOf } from './sections.ts'
import { readStatements } from './statements.ts'
import { readSummary, statedAccounts } from './summary.ts'

/**
 * Reads the pages of one file that was recognised as this layout. What is not understood is in `coverage.unread`, what
 * is not there is null.
 * @throws UnreadableLayout when the report's date is nowhere in the file, and for nothing else
 */
export function readEquifaxNumbered(pages: Page[]): CreditReport {
  const marks = new Map<number, Mark[]>(pages.map((page) => [page.number, page.marks]))
  const marksOf = (page: number) => marks.get(page) ?? []
  const sections = sectionsOf(linesWithoutRunning(pages))
  const linesOf = (name: SectionName) =>
    sections.filter((each) => each.name === name).flatMap(({ lines }) => lines)
  const accounts: Tradeline[] = []
  const unread: UnreadLine[] = []
  let count = 0
  const nextId = () => `equifax-${String(++count).padStart(2, '0')}`

  const { blocks, before } = blocksOf(sections)
  unread.push(...before)
  const legend = legendOf(
    blocks.flatMap(({ lines }) => lines),
    marksOf,
  )
  // Layout facts 2.2 list X among the codes: a month of which nothing is known.
  legend.noData.glyphs.add('X')
  for (const block of blocks) {
    const reading = readAccount(block, nextId(), legend, marksOf)
    accounts.push(reading.account)
    unread.push(...reading.unread)
  }
  const collections = readCollections(linesOf('collections'), nextId)
  const publicRecords = readPublicRecords(linesOf('publicRecords'))
  const inquiries: InquiriesReading = { inquiries: [], unread: [] }
  for (const section of sections)
    if (section.name === 'inquiries') readInquiries(section.lines, section.heading, inquiries)
  const { personal, unread: unreadPersonal } = readPersonal(
    linesOf('personal').filter((line) => !isExplanation(line)),
    false,
  )
  personal.statements = readStatements(linesOf('statements'))
  unread.push(...collections.unread, ...publicRecords.unread, ...inquiries.unread, ...unreadPersonal)
  const stated = readSummary(linesOf('summary'))
  const all = [...accounts, ...collections.accounts]
  markOriginalCreditors(accounts)
  return {
    bureau: 'Equifax',
    family: 'equifax-numbered',
    ...readCover(linesOf('summary'), linesOf('cover'), personal.names),
    pageCount: pages.length,
    personal,
    accounts: all,
    inquiries: inquiries.inquiries,
    publicRecords: publicRecords.records,
    coverage: {
      stated: {
        accounts: statedAccounts(stated, {
          all: accounts.length,
          closed: accounts.filter(({ creditor }) => /\bCLOSED\b/i.test(creditor.raw)).length,
          collections: collections.accounts.length,
        }),
        // The summary counts hard and soft inquiries together.
        hardInquiries: null,
        publicRecords: stated.publicRecords,
      },
      found: {
        accounts: all.length,
        hardInquiries: inquiries.inquiries.filter(({ kind }) => kind === 'hard').length,
        publicRecords: publicRecords.records.length,
      },
      unread: unread.sort((a, b) => a.box.page - b.box.page || a.box.y - b.box.y),
    },
  }
}

function blocksOf(sections: readonly Section[]): { blocks: NumberedBlock[]; before: UnreadLine[] } {
  const blocks: NumberedBlock[] = []
  const before: UnreadLine[] = []
  for (const section of sections) {
    if (section.name !== 'accounts') continue
    const found = accountBlocks(section.lines)
    blocks.push(...found.blocks)
    before.push(
      ...found.before.filter((line) => !isExplanation(line) && !isEmptyNotice(line.text)).map(unreadLine),
    )
  }
  return { blocks, before }
}

/** The rest of the sentences between a section's heading and its first account. */
function isEmptyNotice(text: string): boolean {
  return /\b(do not have any|no .* (accounts?|information) (reported|found|on file))\b|^[a-z].*\.$|^None\.?$/i.test(
    text,
  )
}

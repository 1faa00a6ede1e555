/** The Equifax report of AnnualCreditReport.com in the layout current since late 2025. */
import type { Mark, Page } from '../../read/positioned-text.ts'
import type { CreditReport, Tradeline, UnreadLine } from '../credit-report.ts'
import { readCollections } from '../equifax/collections.ts'
import { readPublicRecords } from '../equifax/public-records.ts'
import { accountBlocks } from './account-blocks.ts'
import { legendOf } from './grid-legend.ts'
import { readInquiries } from './inquiries.ts'
import { readPersonalInformation } from './personal-information.ts'
import { readAccount } from './read-account.ts'
import { readReportHeader } from './report-header.ts'
import { sectionsOf } from './sections.ts'
import { unreadInSummary } from './summary.ts'

/**
 * Reads the pages of one file that was recognised as this layout. What is not understood is in `coverage.unread`,
 * what is not there is null. Equifax prints no counts, so `coverage.stated` holds none.
 * @throws UnreadableLayout when the report's date is nowhere in the file, and for nothing else
 */
export function readEquifaxAcr(pages: Page[]): CreditReport {
  const marks = new Map<number, Mark[]>(pages.map((page) => [page.number, page.marks]))
  const marksOf = (page: number) => marks.get(page) ?? []
  const sections = sectionsOf(pages)
  const accounts: Tradeline[] = []
  const unread: UnreadLine[] = []
  let count = 0
  const nextId = () => `equifax-${String(++count).padStart(2, '0')}`

  const { blocks, unread: outsideBlocks } = accountBlocks(sections.accounts)
  const legend = legendOf(
    blocks.flatMap((block) => block.grid),
    marksOf,
  )
  unread.push(...unreadInSummary(sections.summary), ...outsideBlocks)
  for (const block of blocks) {
    const reading = readAccount(block, nextId(), legend, marksOf)
    accounts.push(reading.account)
    unread.push(...reading.unread)
  }
  const collections = readCollections(sections.collections, nextId)
  accounts.push(...collections.accounts)
  const publicRecords = readPublicRecords(sections.publicRecords)
  const inquiries = readInquiries(sections.inquiries, marksOf)
  const personal = readPersonalInformation(sections.personal, sections.notices)
  for (const each of [collections, publicRecords, inquiries, personal]) unread.push(...each.unread)

  return {
    bureau: 'Equifax',
    family: 'equifax-acr',
    ...readReportHeader(pages),
    pageCount: pages.length,
    personal: personal.personal,
    accounts,
    inquiries: inquiries.inquiries,
    publicRecords: publicRecords.records,
    coverage: {
      stated: { accounts: null, hardInquiries: null, publicRecords: null },
      found: {
        accounts: accounts.length,
        hardInquiries: inquiries.inquiries.filter(({ kind }) => kind === 'hard').length,
        publicRecords: publicRecords.records.length,
      },
      unread: unread.sort((a, b) => a.box.page - b.box.page || a.box.y - b.box.y),
    },
  }
}

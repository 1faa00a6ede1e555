import { describe, expect, it } from 'vitest'
import { readWholeSet } from '../../../test/support/hard-files/whole-set.ts'
import { keptPages } from '../../../test/support/kept-pages.ts'
import { textRow } from '../../../test/support/page-flow.ts'
import { printExperianOnline } from '../../../test/support/print-older/experian-online.ts'
import { inventedAccounts } from '../../../test/support/print-older/invented-file.ts'
import { type Sample, samplePages } from '../../../test/support/sample-pages.ts'
import { soaked } from '../../../test/support/soak-share.ts'
import type { Page } from '../read/positioned-text.ts'
import type { CreditReport } from './credit-report.ts'
import { reportsOf } from './read-report.ts'

const experian = ['set-1', 'experian.pdf'] as const
/** A report of a page or two, where only what is written behind it is of interest. */
const short = () =>
  keptPages(printExperianOnline(inventedAccounts.slice(0, 1), { pageHeight: 670, values: 'beside' }))

/** The report with a page behind its last one that prints these lines. */
async function withLastPage(given: Promise<Page[]>, lines: readonly string[]): Promise<CreditReport> {
  const pages = await given
  const number = pages.length + 1
  return reportIn([...pages, pageOf(number, lines)])
}

const pageOf = (number: number, lines: readonly string[]): Page => ({
  number,
  width: 612,
  height: 792,
  words: rowsAt(number, 200, lines),
  marks: [],
})

const rowsAt = (page: number, y: number, lines: readonly string[]) =>
  lines
    .flatMap((text, at) => textRow(text, 40, y + 14 * at))
    .map((word) => ({ ...word, box: { ...word.box, page } }))

function reportIn(pages: Page[]): CreditReport {
  const reading = reportsOf(pages)
  const [report] = reading.ok ? reading.reports : []
  if (report === undefined) throw new Error('not read')
  return report
}

const own = ['Experian', 'P.O. Box 4500', 'Allen, TX 75013']

describe('where a bureau says to write to', () => {
  it.each([
    [['To dispute by mail, write to:', ...own]],
    [['Dispute by mail', 'Experian, P.O. Box 4500, Allen, TX 75013']],
    [
      [
        'You may also mail your dispute, with copies of your papers, to Experian, PO Box',
        '4500, Allen, TX 75013.',
      ],
    ],
    [
      [
        'Send your dispute in writing to: Experian, P.O. Box 4500, Allen, TX',
        '75013 or call (800) 555-0100.',
      ],
    ],
  ])('is read with its page: %j', async (lines) => {
    const { writeTo, pageCount } = await withLastPage(samplePages(experian), lines)
    expect(writeTo?.disputes?.value.map((line) => line.replace('PO Box', 'P.O. Box'))).toEqual(own)
    expect(writeTo?.disputes).toMatchObject({ confidence: 1, box: { page: pageCount } })
    expect(writeTo?.freezes).toBeUndefined()
  })

  const ofEach: [Sample, string[], string[]][] = [
    [
      ['set-2', 'equifax.pdf'],
      ['Dispute by mail:', 'Equifax Information Services LLC', 'P.O. Box 740256', 'Atlanta, GA 30374-0256'],
      ['Equifax Information Services LLC', 'P.O. Box 740256', 'Atlanta, GA 30374-0256'],
    ],
    [
      ['set-1', 'transunion.pdf'],
      [
        'To dispute by mail, write to:',
        'TransUnion LLC',
        'Consumer Dispute Center',
        'P.O. Box 2000',
        'Chester, PA 19016',
      ],
      ['TransUnion LLC, Consumer Dispute Center', 'P.O. Box 2000', 'Chester, PA 19016'],
    ],
    [
      ['set-7', 'experian-older.pdf'],
      [
        'Disputes in writing go to our new address:',
        'EXPERIAN',
        '475 Anton Boulevard',
        'Costa Mesa, CA 92626',
      ],
      ['EXPERIAN', '475 Anton Boulevard', 'Costa Mesa, CA 92626'],
    ],
    [
      ['set-11', 'equifax-numbered.pdf'],
      ['Mail your dispute to Equifax Information Services LLC, P.O. Box 740256, Atlanta, GA 30374.'],
      ['Equifax Information Services LLC', 'P.O. Box 740256', 'Atlanta, GA 30374'],
    ],
  ]
  // Of another layout of a bureau an address is read no other way.
  it.each(soaked(ofEach.slice(0, 3), ofEach))(
    'is read of every bureau: %j',
    async (sample, lines, address) => {
      expect((await withLastPage(samplePages(sample), lines)).writeTo?.disputes?.value).toEqual(address)
    },
  )

  it('is read where Experian’s own print has it, and a specimen’s zeros are none', async () => {
    const real: Record<string, string> = { '0000,': '4500,', 'Sampletown,': 'Allen,', '00000': '75013' }
    const pages = await samplePages(experian)
    expect(reportIn(pages).writeTo).toBeUndefined()
    const filled = pages.map((page) => ({
      ...page,
      words: page.words.map((word) => ({ ...word, text: real[word.text] ?? word.text })),
    }))
    expect(reportIn(filled).writeTo?.disputes?.value).toEqual(own)
  })

  it('is read in front of the accounts', async () => {
    const pages = await samplePages(experian)
    const [first, ...others] = pages
    if (first === undefined) throw new Error('no page')
    const cover = pageOf(1, ['Dispute by mail:', ...own])
    const behind = [first, ...others].map((page, at) => ({
      ...page,
      number: at + 2,
      words: page.words.map((word) => ({ ...word, box: { ...word.box, page: at + 2 } })),
      marks: page.marks.map((mark) => ({ ...mark, box: { ...mark.box, page: at + 2 } })),
    }))
    expect(reportIn([cover, ...behind]).writeTo?.disputes).toMatchObject({ value: own, box: { page: 1 } })
  })

  it('is another one for freezes', async () => {
    const { writeTo } = await withLastPage(short(), [
      'Dispute by mail:',
      ...own,
      'To place a security freeze by mail, write to:',
      'Experian Security Freeze',
      'P.O. Box 9554',
      'Allen, TX 75013',
    ])
    expect(writeTo?.disputes?.value).toEqual(own)
    expect(writeTo?.freezes?.value).toEqual(['Experian Security Freeze', 'P.O. Box 9554', 'Allen, TX 75013'])
  })
})

describe('an address that is not the bureau’s own for it', () => {
  it.each([
    ['for fraud alerts', ['To place a fraud alert or dispute fraud by mail:', ...own]],
    ['for opting out', ['To opt out of prescreened offers, send your request by mail to:', ...own]],
    ['for copies of the report', ['To order another report by mail, or to dispute, write to:', ...own]],
    ['for two purposes', ['For a security freeze or a dispute by mail, write to:', ...own]],
    ['for nothing that is said', ['Write to us:', ...own]],
    ['of a creditor', ['Dispute by mail:', 'ALDER BANK', 'P.O. Box 4500', 'Allen, TX 75013']],
    [
      'of a company that calls itself so',
      ['Dispute by mail:', 'Experian Rewards Visa', 'P.O. Box 1', 'Dover, DE 19901'],
    ],
    [
      'of a regulator',
      [
        'To dispute, write to:',
        'Consumer Financial Protection Bureau',
        '1700 G Street NW',
        'Washington, DC 20552',
      ],
    ],
    ['of another bureau', ['Dispute by mail:', 'TransUnion', 'P.O. Box 2000', 'Chester, PA 19016']],
    [
      'in a list of bureaus',
      ['Dispute by mail:', 'TransUnion', 'P.O. Box 2000', 'Chester, PA 19016', ...own],
    ],
    ['without a state', ['Dispute by mail:', 'Experian', 'P.O. Box 4500', 'Allen, ZZ 75013']],
    [
      'that is printed in two ways',
      ['Dispute by mail:', ...own, 'Mail disputes to:', 'Experian', 'P.O. Box 12', 'Allen, TX 75013'],
    ],
  ])('is not read: %s', async (_, lines) => {
    expect((await withLastPage(short(), lines)).writeTo).toBeUndefined()
  })

  const withEntries: [Sample][] = [
    [experian],
    [['set-11', 'transunion-older.pdf']],
    [['set-1', 'equifax.pdf']],
    [['set-1', 'transunion.pdf']],
    [['set-7', 'experian-older.pdf']],
  ]
  // Four readings each.
  it.each(soaked(withEntries.slice(0, 1), withEntries))(
    'is not read among the entries of %j, whatever a creditor writes there',
    async (sample) => {
      const pages = await samplePages(sample)
      const { bureau, accounts, inquiries } = reportIn(pages)
      const hostile = ['To dispute by mail, write to:', 'Experian', 'P.O. Box 666', 'Dover, DE 19901']
      const lines = hostile.map((line) => (line === 'Experian' ? bureau : line))
      const places = [...accounts.flatMap(({ blocks }) => blocks), ...inquiries.map(({ name }) => name.box)]
      for (const { page, y, height } of [places[0], places[5], places.at(-1)].filter(
        (box) => box !== undefined,
      )) {
        const changed = pages.map((each) =>
          each.number === page
            ? { ...each, words: [...each.words, ...rowsAt(page, y + height / 2, lines)] }
            : each,
        )
        const reading = reportsOf(changed)
        if (reading.ok) for (const report of reading.reports) expect(report.writeTo).toBeUndefined()
      }
    },
  )

  it('is not read in a report of a monitoring service', async () => {
    const { writeTo } = await withLastPage(samplePages(['set-12', 'three-bureau.pdf']), [
      'Dispute by mail:',
      ...own,
    ])
    expect(writeTo).toBeUndefined()
  })
})

it('reads none in samples, whose pages print none', async () => {
  for (const set of soaked(['set-8'] as const, ['set-2', 'set-4', 'set-8', 'set-11'] as const))
    for (const { reading } of (await readWholeSet(set)).files)
      if (reading.ok) for (const report of reading.reports) expect(report.writeTo).toBeUndefined()
})

import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  compareWithTruth,
  describeComparison,
  fieldTotals,
} from '../../../test/support/compare-with-truth.ts'
import { keptPdfEngine } from '../../../test/support/kept-pdf-engine.ts'
import { soaked } from '../../../test/support/soak-share.ts'
import { readTruth } from '../../../test/support/truth-report.ts'
import { linesOf } from '../read/lines.ts'
import type { PdfEngine } from '../read/pdf-engine.ts'
import { readPages } from '../read/read-pages.ts'
import { readReport } from '../report/read-report.ts'
import { assembleReport } from './assemble-report.ts'
import type { PartKind } from './part-kind.ts'

let engine: PdfEngine
beforeAll(async () => {
  engine = await keptPdfEngine()
})

async function assembled(bytes: Uint8Array, kind: PartKind) {
  return assembleReport([{ bytes, kind }], {}, engine)
}

/** The lines of a page that was saved as HTML, as the engine reads them. */
async function linesOfPage(html: string): Promise<string[]> {
  const made = await assembled(new TextEncoder().encode(html), 'html')
  if (!made.ok) throw new Error(made.refusal.code)
  const read = await readPages(made.bytes, engine)
  if (!read.ok) throw new Error(read.refusal.code)
  return read.pages.flatMap((page) => linesOf(page).map(({ text }) => text))
}

describe('rows that a page sets as grids', () => {
  it('stand below each other in the same columns, whatever each of them says', async () => {
    const row = (...cells: string[]) =>
      `<div class="row">${cells.map((cell) => `<div>${cell}</div>`).join('')}</div>`
    const made = await assembled(
      new TextEncoder().encode(
        `<!DOCTYPE html><style>.row{display:grid;grid-template-columns:1fr 1fr 1fr}</style><body>${[
          row('', 'Moorland', 'Tarn'),
          row('Account number of the creditor', '51****', '52****'),
          row('Owner', 'Individual account, said the bureau', 'Joint'),
        ].join('')}</body>`,
      ),
      'html',
    )
    if (!made.ok) throw new Error(made.refusal.code)
    const read = await readPages(made.bytes, engine)
    if (!read.ok) throw new Error(read.refusal.code)
    const lefts = ['Tarn', '52****', 'Joint'].map((text) =>
      read.pages.flatMap(({ words }) => words.filter((word) => word.text === text).map(({ box }) => box.x)),
    )
    expect(new Set(lefts.flat().map(Math.round)).size).toBe(1)
    expect(lefts.flat()).toHaveLength(3)
  })
})

describe('the page of a three-bureau service', () => {
  it.each(soaked(['mhtml'] as const, ['html', 'mhtml'] as const))(
    'saved as %s reads as well as its PDF',
    async (kind) => {
      const file = new URL(`../../../test/fixtures/reports/set-12/three-bureau.${kind}`, import.meta.url)
      const made = await assembled(new Uint8Array(readFileSync(file)), kind)
      if (!made.ok) throw new Error(made.refusal.code)
      const reading = await readReport(made.bytes, engine)
      if (!reading.ok) throw new Error(reading.refusal.code)
      const truth = readTruth('set-12')
      const comparisons = truth.reports.map((expected) => {
        const report = reading.reports.find(({ bureau }) => bureau === expected.bureau)
        if (!report) throw new Error(`no report of ${expected.bureau}`)
        return compareWithTruth(report, expected)
      })
      const totals = fieldTotals(comparisons)
      const sum = (key: 'expected' | 'read' | 'right') => totals.reduce((all, each) => all + each[key], 0)
      expect(comparisons.flatMap(describeComparison)).toEqual([])
      expect(sum('right') / sum('expected')).toBeGreaterThan(0.99)
      expect(sum('right') / sum('read')).toBeGreaterThan(0.99)
    },
  )
})

describe('a saved page', () => {
  it('is set without what it hides and without what its scripts hold', async () => {
    const lines = await linesOfPage(`<!doctype html><style>.off{display:none} .box .gone{visibility:hidden}
      @media print{.shown{display:none}}</style>
      <script>document.write('From a script')</script><noscript>No script</noscript><template>Template</template>
      <p>Balance $100</p><p class="off">Balance $200</p><div class="box"><p class="gone">Balance $300</p></div>
      <p hidden>Balance $400</p><p style="display: none">Balance $500</p><p class="ng-hide">Balance $600</p>
      <p class="shown">Past due $700</p><input value="Balance $800">`)
    expect(lines).toEqual(['Balance $100', 'Past due $700'])
  })

  it('keeps the columns of a table, over spans and empty cells', async () => {
    const lines = await linesOfPage(`<!doctype html><table>
      <tr><th></th><th>TransUnion</th><th>Experian</th><th>Equifax</th></tr>
      <tr><td>Balance:</td><td>$1</td><td></td><td>$3</td></tr>
      <tr><td rowspan="2">Status:</td><td colspan="2">Open</td><td>Closed</td></tr>
      <tr><td>Paid</td><td></td><td>Late</td></tr></table>`)
    expect(lines).toEqual([
      'TransUnion Experian Equifax',
      'Balance: $1 $3',
      'Status: Open Closed',
      'Paid Late',
    ])
  })

  it('keeps the columns of pages that make tables of other elements', async () => {
    const lines =
      await linesOfPage(`<!doctype html><style>.row{display:flex} .grid{display:grid;grid-template-columns:repeat(3,1fr)}</style>
      <div class="row"><span>Balance</span><span>$1</span><span>$2</span></div>
      <div class="row"><span>Past due</span><span>$3</span><span>$4</span></div>
      <div class="grid"><b>Limit</b><p>$5</p><p>$6</p><b>Opened</b><p>2020</p><p>2021</p></div>
      <div role="table"><div role="row"><div role="cell">Status</div><div role="cell">Open</div></div></div>`)
    expect(lines).toEqual([
      'Balance $1 $2',
      'Past due $3 $4',
      'Limit $5 $6',
      'Opened 2020 2021',
      'Status Open',
    ])
  })

  it('is read in the encoding that it names', async () => {
    const html = '<!doctype html><meta charset="windows-1252"><p>Se\u00f1or Nu\u00f1ez'
    const bytes = Uint8Array.from(html, (sign) => sign.charCodeAt(0))
    const made = await assembled(bytes, 'html')
    if (!made.ok) throw new Error(made.refusal.code)
    const read = await readPages(made.bytes, engine)
    expect(read.ok && read.pages[0]?.words.map(({ text }) => text)).toEqual(['Se\u00f1or', 'Nu\u00f1ez'])
  })

  it('keeps every word whole: in a narrow column, over the end of a page, with signs that no typeface has', async () => {
    const long = 'ACCOUNT0123456789'.repeat(8)
    const rows = Array.from(
      { length: 300 },
      (_, at) => `<tr><td>Account ${at}</td><td>$${at}</td></tr>`,
    ).join('')
    const tall = Array.from({ length: 120 }, (_, at) => `<p>Payment ${at}</p>`).join('')
    const lines = await linesOfPage(`<!doctype html><table><tr><td>${long}</td><td>${long}</td></tr></table>
      <p>Paid \u2713 Łódź \u4e2d &amp; \u200bdone</p><table>${rows}</table>
      <table><tr><td>${tall}</td><td>Balance</td></tr></table>`)
    expect(lines.slice(0, 2)).toEqual([`${long} ${long}`, 'Paid \u2713 Łódź \u4e2d & done'])
    expect(lines.slice(2, 302)).toEqual(Array.from({ length: 300 }, (_, at) => `Account ${at} $${at}`))
    expect(lines.slice(302)).toEqual(
      Array.from({ length: 120 }, (_, at) => (at === 0 ? 'Payment 0 Balance' : `Payment ${at}`)),
    )
  })

  it('becomes the same bytes each time', async () => {
    const html = new TextEncoder().encode('<!doctype html><h1>Balance</h1><p>$100 \u4e2d</p>')
    expect(await assembled(html, 'html')).toEqual(await assembled(html, 'html'))
  })

  it('that shows no text is refused with a sentence', async () => {
    const made = await assembled(new TextEncoder().encode('<!doctype html><div id="app"></div>'), 'html')
    expect(made).toMatchObject({ ok: false, refusal: { code: 'empty' } })
  })
})

describe('a saved page that is no page', () => {
  it('of 25 MB of nested tables is refused at once', async () => {
    const html = `<!doctype html>${'<table><tr><td>'.repeat(1_600_000)}`
    const made = await assembled(new TextEncoder().encode(html), 'html')
    expect(made).toMatchObject({ ok: false, refusal: { code: 'too_large' } })
  })

  it('nested deeper than this program’s stack is refused', async () => {
    const html = `<!doctype html>${'<div>'.repeat(100_000)}deep`
    const made = await assembled(new TextEncoder().encode(html), 'html')
    expect(made).toMatchObject({ ok: false, refusal: { code: 'too_large' } })
  })

  it('of 10,000 parts is refused', async () => {
    const part = '--x\r\nContent-Type: text/html\r\n\r\n<p>Hello\r\n'
    const mhtml = `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="x"\r\n\r\n${part.repeat(10_000)}--x--`
    const made = await assembled(new TextEncoder().encode(mhtml), 'mhtml')
    expect(made).toMatchObject({ ok: false, refusal: { code: 'too_large' } })
  })
})

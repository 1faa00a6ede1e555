import { beforeAll, describe, expect, it } from 'vitest'
import { keptPdfEngine } from '../../../../test/support/kept-pdf-engine.ts'
import { linesOf } from '../../read/lines.ts'
import type { PdfEngine } from '../../read/pdf-engine.ts'
import { readPages } from '../../read/read-pages.ts'
import { segmentsOf } from '../../read/segments.ts'
import { assembleReport } from '../assemble-report.ts'

let engine: PdfEngine
beforeAll(async () => {
  engine = await keptPdfEngine()
})

/** The lines of a saved page, the parts of each that stand apart. */
async function partsOfPage(html: string): Promise<string[]> {
  const bytes = new TextEncoder().encode(`<!doctype html>${html}`)
  const made = await assembleReport([{ bytes, kind: 'html' }], {}, engine)
  if (!made.ok) throw new Error(made.refusal.code)
  const read = await readPages(made.bytes, engine)
  if (!read.ok) throw new Error(read.refusal.code)
  return read.pages.flatMap((page) =>
    linesOf(page).map((line) =>
      segmentsOf(line)
        .map(({ text }) => text)
        .join(' | '),
    ),
  )
}

const fields = ['Date Opened', 'Account Type', 'High Credit', 'Terms']
const values = ['10/09/2025', 'Secured Card', '$300', '36 Months']
const each = (item: (field: string, value: string) => string) =>
  fields.map((field, at) => item(field, values[at] ?? '')).join('')
const oneBelowTheOther = fields.map((field, at) => `${field} | ${values[at]}`)

describe('parts of a saved page that go on in a next row', () => {
  it('make as many rows as their widths fill', async () => {
    const lines = await partsOfPage(
      `<div style="display:flex;flex-wrap:wrap">${each(
        (field, value) =>
          `<div style="flex:0 0 50%;display:flex"><p style="width:55%">${field}</p><p>${value}</p></div>`,
      )}</div>`,
    )
    expect(lines).toEqual([
      'Date Opened | 10/09/2025 | Account Type | Secured Card',
      'High Credit | $300 | Terms | 36 Months',
    ])
  })

  it('stand one below the other where only the window knew how many fit', async () => {
    const item = (field: string, value: string) => `<div><p>${field}</p><p>${value}</p></div>`
    const stacked = fields.flatMap((field, at) => [field, values[at]])
    expect(
      await partsOfPage(
        `<style>.g{display:grid;grid-template-columns:repeat(auto-fill,minmax(200px,1fr))}</style><div class="g">${each(item)}</div>`,
      ),
    ).toEqual(stacked)
    expect(await partsOfPage(`<div style="display:flex;flex-wrap:wrap">${each(item)}</div>`)).toEqual(stacked)
  })

  it('stay in one row where none of them says anything by itself', async () => {
    expect(
      await partsOfPage('<div style="display:flex;flex-wrap:wrap"><p>Date Opened</p><p>10/09/2025</p></div>'),
    ).toEqual(['Date Opened | 10/09/2025'])
  })
})

describe('a list that fills its rows', () => {
  it('has as many parts in a row as have room for their text on one line', async () => {
    const months = Array.from(
      { length: 14 },
      (_, at) => `<li><span>Oct ${2026 - at}</span> <em>Charged off</em></li>`,
    )
    const lines = await partsOfPage(
      `<style>ul{display:flex;flex-wrap:wrap;list-style:none}li{width:76px}</style><ul>${months.join('')}</ul>`,
    )
    const parts = lines.flatMap((line) => line.split(' | '))
    expect(parts).toHaveLength(14)
    for (const part of parts) expect(part).toMatch(/^Oct 20\d\d Charged off$/)
    expect(lines.length).toBeLessThan(5)
  })
})

describe('a label with its value', () => {
  it('is broken no earlier in a column of the page than on the whole of it', async () => {
    const row = (field: string, value: string) => `<div class="r"><dt>${field}</dt><dd>${value}</dd></div>`
    const lines = await partsOfPage(
      `<style>dl{display:grid;grid-template-columns:1fr 1fr}.r{display:flex}</style><dl>${row('Social Security Number', 'XXX-XX-8841')}${row('Previous Address', '12 ELM ST, ERIE, PA 16501')}</dl>`,
    )
    expect(lines).toEqual([
      'Social Security Number | XXX-XX-8841 | Previous Address | 12 ELM ST, ERIE, PA 16501',
    ])
  })

  it('ends before a button', async () => {
    expect(await partsOfPage('<p><b>Account 12025****</b><button>Dispute this item</button></p>')).toEqual([
      'Account 12025**** Dispute this item',
    ])
  })

  it('is a row, by what the page calls them or by the list that they are in', async () => {
    const forms = [
      `<section>${each((field, value) => `<div><div class="fld-l">${field}</div><div class="fld-v">${value}</div></div>`)}</section>`,
      `<section>${each((field, value) => `<div><span class="fieldLabel">${field}</span><span class="fieldValue">${value}</span></div>`)}</section>`,
      `<dl>${each((field, value) => `<dt>${field}</dt><dd>${value}</dd>`)}</dl>`,
      `<dl>${each((field, value) => `<div><dt>${field}</dt><dd>${value}</dd></div>`)}</dl>`,
    ]
    for (const form of forms) expect(await partsOfPage(form)).toEqual(oneBelowTheOther)
  })

  it('does not run into it where they are a part of more', async () => {
    expect(await partsOfPage('<p><span class="label">Balance</span>$66</p>')).toEqual(['Balance $66'])
  })

  it('is none where the value is a part of the page', async () => {
    expect(
      await partsOfPage('<dl><dt>OPENSKY CBNK</dt><dd><h4>Account Info</h4><p>Balance $66</p></dd></dl>'),
    ).toEqual(['OPENSKY CBNK', 'Account Info', 'Balance $66'])
  })
})

describe('boxes in a line', () => {
  it('wrap as whole ones, and none runs into the next', async () => {
    const months = Array.from({ length: 24 }, (_, at) => `<li><b>${at + 1}/2026</b> <i>Charged off</i></li>`)
    const lines = await partsOfPage(
      `<style>li{display:inline-block}</style><ul>${months.join('')}</ul><div>Paid<li>$66</li></div>`,
    )
    const whole = /^(\d+\/2026 Charged off( \| | |$))+$/
    expect(lines.filter((line) => !whole.test(line))).toEqual(['Paid $66'])
    expect(lines.join(' ').match(/\d+\/2026/g)).toEqual(months.map((_, at) => `${at + 1}/2026`))
  })
})

describe('what a page says to screen readers alone', () => {
  const spoken = 'style="position:absolute;left:-9999px"'

  it('stands for the sign that it says in words', async () => {
    const cell = `<td><span aria-hidden="true">✓</span><span class="visually-hidden">Current</span></td>`
    expect(await partsOfPage(`<table><tr><td>2026</td>${cell}${cell}</tr></table>`)).toEqual([
      '2026 | Current | Current',
    ])
  })

  it('does not stand beside words that the page shows instead', async () => {
    expect(
      await partsOfPage(`<p><b aria-hidden="true">30</b><span ${spoken}>March: 30 days late</span></p>`),
    ).toEqual(['30'])
  })

  it('is no part of the word beside it', async () => {
    expect(await partsOfPage(`<p><span ${spoken}>Balance</span>$66</p>`)).toEqual(['Balance $66'])
  })
})

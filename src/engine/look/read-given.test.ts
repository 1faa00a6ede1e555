import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { keptPdfEngine } from '../../../test/support/kept-pdf-engine.ts'
import { readGiven } from './read-given.ts'

const engine = await keptPdfEngine()
const bytesOf = (text: string) => new TextEncoder().encode(text)

describe('a file that a person gives', () => {
  it('may be a page that was saved in a browser: it is read from the PDF that comes back', async () => {
    const file = new URL('../../../test/fixtures/reports/set-12/three-bureau.html', import.meta.url)
    const counted: string[] = []
    const given = await readGiven(new Uint8Array(readFileSync(file)), engine, {
      onPage: (page, of) => counted.push(`${page} of ${of}`),
    })
    expect(given.reading).toMatchObject({ ok: true, reports: [{}, {}, {}] })
    const { reports } = given.reading as Extract<typeof given.reading, { ok: true }>
    expect(reports.map(({ coverage }) => coverage.isOrderUnproven)).toEqual([undefined, undefined, undefined])
    expect(String.fromCharCode(...given.bytes.subarray(0, 5))).toBe('%PDF-')
    expect(counted).toHaveLength(Number(counted.at(-1)?.split(' of ')[1]))
  })

  it('that shows nothing, or nests without an end, is refused with its reason', async () => {
    const empty = await readGiven(bytesOf('<!doctype html><div id="app"></div>'), engine)
    const deep = await readGiven(bytesOf(`<!doctype html>${'<div>'.repeat(100_000)}deep`), engine)
    expect(empty.reading).toMatchObject({ ok: false, refusal: { sentence: { key: 'file.pageEmpty' } } })
    expect(deep.reading).toMatchObject({ ok: false, refusal: { sentence: { key: 'file.pageTooLarge' } } })
  })
})

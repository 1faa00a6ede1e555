import { describe, expect, it } from 'vitest'
import { createSealer } from '../crypto/sealer.ts'
import { openedJson, type SealedParts, sealedJson } from './json-columns.ts'
import { openSentenceCode, sealSentenceCode } from './sentence-codes.ts'

const { columns } = createSealer([new Uint8Array(32).fill(1)], new Uint8Array(32).fill(2))
const place = 'tests.json'
const sealed = (value: unknown, parts: SealedParts) =>
  sealedJson(value, parts, (text) => columns.sealText(text, place))
const opened = (value: unknown) => openedJson(value, (text) => columns.openText(text, place))

describe('a JSON value of which parts are sealed', () => {
  it.each<[unknown, SealedParts, RegExp]>([
    [['Joan', { key: 'a', params: { name: 'Joan' } }], { of: 'elements' }, /^\["~1[^"]+","~1[^"]+"\]$/],
    [
      { state: 'read', problem: 'Joan', notes: ['Joan', { key: 'Joan' }], pages: 3, none: null },
      { of: 'named', names: ['problem', 'notes'] },
      /^\{"state":"read","problem":"~1[^"]+","notes":\["~1[^"]+","~1[^"]+"\],"pages":3,"none":null\}$/,
    ],
    [
      { id: 'pi', list: [{ email: 'Joan' }] },
      { of: 'named', names: ['email'] },
      /^\{"id":"pi","list":\[\{"email":"~1/,
    ],
    [
      { list: 'today', to: 'Joan', rows: 3, many: true },
      { of: 'texts', but: ['list'] },
      /^\{"list":"today","to":"~1[^"]+","rows":3,"many":true\}$/,
    ],
    [
      { problem: null, notes: [] },
      { of: 'named', names: ['problem', 'notes'] },
      /^\{"problem":null,"notes":\[\]\}$/,
    ],
  ])('keeps its form, says nothing of anybody, and opens to what it was: %j', (value, parts, form) => {
    const kept = sealed(value, parts)
    expect(JSON.stringify(kept)).toMatch(form)
    expect(JSON.stringify(kept)).not.toContain('Joan')
    expect(opened(kept)).toEqual(value)
    expect(opened(value)).toEqual(value)
  })

  it('gives back a text that only looks sealed', () => {
    const looks = ['~1deadbeef.AAAA', '~1']
    expect(opened(sealed(looks, { of: 'elements' }))).toEqual(looks)
  })
})

describe('the code of a sentence', () => {
  it('keeps its key, by which rows are chosen, and seals what fills it', () => {
    const code = 'answer.neither {"bureau":"Joan"}'
    const kept = sealSentenceCode(columns, code, place)
    expect(kept).toMatch(/^answer\.neither ~1[\w.-]+$/)
    expect(openSentenceCode(columns, kept, place)).toBe(code)
    expect(sealSentenceCode(columns, 'answer.reading', place)).toBe('answer.reading')
    expect(openSentenceCode(columns, 'answer.reading', place)).toBe('answer.reading')
    expect(openSentenceCode(columns, code, place)).toBe(code)
  })

  it('of before sentences had keys is sealed as a whole', () => {
    const kept = sealSentenceCode(columns, 'This report is of Joan.', place)
    expect(kept).toMatch(/^~1/)
    expect(openSentenceCode(columns, kept, place)).toBe('This report is of Joan.')
  })
})

import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SealBroken } from './seal-broken.ts'
import { createSealer } from './sealer.ts'

const key = () => new Uint8Array(randomBytes(32))
const stable = key()
const { columns } = createSealer([key()], stable)

describe('a sealed text', () => {
  it('opens to what it was, whatever that is, and shows none of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(columns.openText(columns.sealText(text, 'clients.name'), 'clients.name')).toBe(text)
        expect(columns.openKey(columns.sealKey(text, 'address'), 'address')).toBe(text)
      }),
      { numRuns: 200 },
    )
    expect(columns.sealText('Joan Example', 'clients.name')).not.toContain('Joan')
    expect(columns.sealText('~1deadbeef.AAAA', 'a')).not.toContain('deadbeef')
  })

  it('is another one each time; a sealed key is always the same, and another one in another domain', () => {
    expect(columns.sealText('Joan', 'a')).not.toBe(columns.sealText('Joan', 'a'))
    expect(columns.sealKey('joan@example.com', 'a')).toBe(columns.sealKey('joan@example.com', 'a'))
    expect(columns.sealKey('joan@example.com', 'a')).not.toBe(columns.sealKey('joan@example.com', 'b'))
    expect(columns.sealKey('joan@example.com', 'a')).not.toBe(columns.sealKey('joan@example.con', 'a'))
  })

  it('leaves what was never sealed as it is', () => {
    for (const text of ['', 'Joan', '~', '~1', '~k.', '~1deadbeef', '~1DEADBEEF.AAAA', '~home'])
      expect([columns.openText(text, 'a'), columns.openKey(text, 'a')]).toEqual([text, text])
  })

  it('is refused with any one letter changed, cut, in another place, or under another key', () => {
    const text = columns.sealText('Joan Example', 'clients.name')
    const sealedKey = columns.sealKey('joan@example.com', 'address')
    for (let at = 11; at < text.length; at += 1)
      expect(() => columns.openText(changed(text, at), 'clients.name')).toThrow(SealBroken)
    for (let at = 3; at < sealedKey.length; at += 1)
      expect(() => columns.openKey(changed(sealedKey, at), 'address')).toThrow(SealBroken)
    expect(() => columns.openText(text.slice(0, 20), 'clients.name')).toThrow(SealBroken)
    expect(() => columns.openKey(sealedKey.slice(0, 10), 'address')).toThrow(SealBroken)
    expect(() => columns.openText(text, 'leads.name')).toThrow(SealBroken)
    expect(() => columns.openKey(sealedKey, 'phone')).toThrow(SealBroken)
    const others = createSealer([key()], key()).columns
    expect(() => others.openText(text, 'clients.name')).toThrow(SealBroken)
    expect(() => others.openKey(sealedKey, 'address')).toThrow(SealBroken)
  })

  it('opens after a rotation of keys, and rows are still found by the sealed key', () => {
    const [old, fresh] = [key(), key()]
    const before = createSealer([old], stable).columns
    const after = createSealer([fresh, old], stable).columns
    const text = before.sealText('Joan', 'a')
    expect(after.openText(text, 'a')).toBe('Joan')
    expect(text.startsWith(after.newest)).toBe(false)
    expect(after.sealText('Joan', 'a').startsWith(after.newest)).toBe(true)
    expect(after.sealKey('joan@example.com', 'a')).toBe(before.sealKey('joan@example.com', 'a'))
  })
})

/** With one letter changed so that the bytes differ: of the last one some bits are no part of them. */
function changed(text: string, at: number): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const other = letters[(letters.indexOf(text[at] ?? '') + 32) % 64]
  return `${text.slice(0, at)}${other}${text.slice(at + 1)}`
}

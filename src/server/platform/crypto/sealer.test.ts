import { randomBytes } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SealBroken } from './seal-broken.ts'
import { createSealer } from './sealer.ts'

const key = () => new Uint8Array(randomBytes(32))
const tokenKey = key()

describe('the sealer', () => {
  it('opens what it sealed, whatever the bytes', () => {
    const sealer = createSealer([key()], tokenKey)
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), fc.string(), (bytes, context) => {
        expect(sealer.open(sealer.seal(bytes, context), context)).toEqual(bytes)
      }),
      { numRuns: 100 },
    )
    expect(sealer.openText(sealer.seal('José Ñandú 日本', 'a'), 'a')).toBe('José Ñandú 日本')
  })

  it('never seals the same text to the same bytes, and shows none of it', () => {
    const sealer = createSealer([key()], tokenKey)
    const one = sealer.seal('078-05-1120 078-05-1120', 'ssn')
    expect(one).not.toEqual(sealer.seal('078-05-1120 078-05-1120', 'ssn'))
    expect(Buffer.from(one).includes('078-05-1120')).toBe(false)
  })

  it('refuses bytes with any one byte changed', () => {
    const sealer = createSealer([key()], tokenKey)
    const sealed = sealer.seal('a short text', 'a')
    for (let place = 0; place < sealed.length; place += 1) {
      const altered = Uint8Array.from(sealed)
      altered[place] = (altered[place] ?? 0) ^ 1
      expect(() => sealer.open(altered, 'a')).toThrow(SealBroken)
    }
  })

  it('refuses bytes that were cut, are empty, or belong to another context', () => {
    const sealer = createSealer([key()], tokenKey)
    const sealed = sealer.seal('text', 'report:1')
    expect(() => sealer.open(sealed.subarray(0, sealed.length - 1), 'report:1')).toThrow(SealBroken)
    expect(() => sealer.open(new Uint8Array(), 'report:1')).toThrow(SealBroken)
    expect(() => sealer.open(sealed, 'report:2')).toThrow(SealBroken)
  })

  it('after a rotation opens the old seals, seals with the new key, and keeps its tokens', () => {
    const [old, fresh] = [key(), key()]
    const before = createSealer([old], tokenKey)
    const after = createSealer([fresh, old], tokenKey)
    expect(after.openText(before.seal('kept', 'a'), 'a')).toBe('kept')
    expect(() => before.open(after.seal('new', 'a'), 'a')).toThrow('sealed with a key that is not here')
    expect(after.token('email', 'ann@example.com')).toBe(before.token('email', 'ann@example.com'))
  })

  it('gives a token per purpose and text, and none that another installation would give', () => {
    const sealer = createSealer([key()], tokenKey)
    expect(sealer.token('a', 'bc')).not.toBe(sealer.token('ab', 'c'))
    expect(sealer.token('a', 'b')).toMatch(/^[\w-]{43}$/)
    expect(createSealer([key()], key()).token('a', 'b')).not.toBe(sealer.token('a', 'b'))
  })
})

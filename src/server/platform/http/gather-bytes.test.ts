import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { gatherBytes } from './gather-bytes.ts'

const file = new Uint8Array(randomBytes(100_000))

function gathered(announced: number | null, pieceBytes = 7_000): Uint8Array {
  const gathering = gatherBytes(announced)
  for (let at = 0; at < file.length; at += pieceBytes) gathering.add(file.subarray(at, at + pieceBytes))
  return gathering.take()
}

describe('gathering the bytes of a file', () => {
  it.each([
    ['nothing', null],
    ['its length', 100_000],
    ['a little more, as the end of a form', 100_400],
    ['several times as much, as other files after it', 350_000],
    ['more than it ever sends', 25_000_000],
    ['less than it sends', 30_000],
    ['nothing at all', 0],
  ])('gives them as they came where its request says %s', (_says, announced) => {
    expect(Buffer.compare(gathered(announced), file)).toBe(0)
    expect(Buffer.compare(gathered(announced, 1), file)).toBe(0)
  })

  it('makes no room for what is only announced, and keeps little more than the file', () => {
    const late = gatherBytes(80_000_000)
    late.add(file)
    expect(late.take().buffer.byteLength).toBe(file.length)
    expect(gathered(350_000).buffer.byteLength).toBe(file.length)
    expect(gathered(100_400).buffer.byteLength).toBe(100_400)
  })

  it('gives an empty file, and nothing of one that was dropped', () => {
    expect(gatherBytes(0).take()).toEqual(new Uint8Array())
    const dropped = gatherBytes(100_000)
    dropped.add(file)
    dropped.drop()
    expect(dropped.take()).toEqual(new Uint8Array())
  })
})

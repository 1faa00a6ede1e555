import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { plainPartBytes } from '../../src/server/platform/crypto/sealed-parts.ts'
import { FileMissing, type FileStore } from '../../src/server/platform/files/file-store.ts'

/** What every file store must do, whatever holds the bytes. */
export function fileStoreContract(store: () => FileStore): void {
  describe('with bytes that come piece by piece', () => {
    const part = plainPartBytes
    const plain = new Uint8Array(randomBytes(2 * part + 77))
    async function* pieces(bytes: Uint8Array, length: number) {
      for (let from = 0; from < bytes.length; from += length) yield bytes.subarray(from, from + length)
    }

    it('stores the same file, whatever the pieces, at every length around a part', async () => {
      for (const [length, piece] of [
        [0, 1],
        [part - 1, 7_001],
        [part, part],
        [part + 1, 65_536],
        [2 * part, 3 * part],
        [2 * part + 77, 100_000],
      ] as const) {
        const bytes = plain.subarray(0, length)
        const stored = await store().put(pieces(bytes, piece))
        expect(stored).toMatchObject({
          bytes: length,
          sha256: createHash('sha256').update(bytes).digest('hex'),
        })
        expect(Buffer.from(await store().get(stored.key)).equals(bytes)).toBe(true)
        expect((await readAll(store(), stored.key)).equals(bytes)).toBe(true)
      }
    })

    it('reads any range of it', async () => {
      const { key } = await store().put(plain)
      const { length } = plain
      for (const [from, to] of [
        [0, 1],
        [part - 1, part + 1],
        [part, 2 * part],
        [1, length],
        [length - 1, length],
        [length, length],
        [5, length + 100],
      ] as const)
        expect(
          (await readAll(store(), key, from, to)).equals(plain.subarray(from, to)),
          `${from} to ${to}`,
        ).toBe(true)
    })

    it('leaves nothing of what broke off, and says what it broke off with', async () => {
      async function* broken() {
        yield plain
        throw new Error('the connection is gone')
      }
      const before = await store().listOlderThan(new Date(Date.now() + 60_000))
      await expect(store().put(broken())).rejects.toThrow('the connection is gone')
      expect((await store().listOlderThan(new Date(Date.now() + 60_000))).sort()).toEqual(before.sort())
    })
  })

  it('gives back the bytes that were put, with their length and hash', async () => {
    for (const bytes of [
      new Uint8Array(),
      new Uint8Array([0, 255, 10]),
      new Uint8Array(randomBytes(3_000_000)),
    ]) {
      const stored = await store().put(bytes)
      expect(stored.bytes).toBe(bytes.length)
      expect(stored.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
      expect(Buffer.from(await store().get(stored.key)).equals(bytes)).toBe(true)
    }
  })

  it('gives the same bytes two different names, which say nothing', async () => {
    const bytes = new TextEncoder().encode('the same bytes')
    const [one, two] = [await store().put(bytes), await store().put(bytes)]
    expect(one.key).not.toBe(two.key)
    expect(one.key).toMatch(/^[0-9a-f]{32}$/)
  })

  it('has no file after its removal, and removing it again is no error', async () => {
    const { key } = await store().put(new Uint8Array([1]))
    await store().remove(key)
    await store().remove(key)
    await expect(store().get(key)).rejects.toThrow(FileMissing)
  })

  it('answers a key that it never made like an absent one', async () => {
    for (const key of ['', '../../etc/passwd', 'a'.repeat(32), `${'a'.repeat(31)}/`, '\0']) {
      await expect(store().get(key)).rejects.toThrow(FileMissing)
      await expect(store().open(key)).rejects.toThrow(FileMissing)
      await store().remove(key)
    }
  })

  it('keeps forty files that are put at once apart', async () => {
    const stored = await Promise.all(Array.from({ length: 40 }, (_, n) => store().put(new Uint8Array([n]))))
    for (const [n, { key }] of stored.entries()) expect([...(await store().get(key))]).toEqual([n])
  })
}

async function readAll(store: FileStore, key: string, from?: number, to?: number): Promise<Buffer> {
  const read: Uint8Array[] = []
  for await (const piece of (await store.open(key)).read(from, to)) read.push(piece)
  return Buffer.concat(read)
}

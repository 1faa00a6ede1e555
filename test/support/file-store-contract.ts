import { createHash, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { FileMissing, type FileStore } from '../../src/server/platform/files/file-store.ts'

/** What every file store must do, whatever holds the bytes. */
export function fileStoreContract(store: () => FileStore): void {
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
      await store().remove(key)
    }
  })

  it('keeps forty files that are put at once apart', async () => {
    const stored = await Promise.all(Array.from({ length: 40 }, (_, n) => store().put(new Uint8Array([n]))))
    for (const [n, { key }] of stored.entries()) expect([...(await store().get(key))]).toEqual([n])
  })
}

import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compressFolder } from './compressed-files.ts'

let folder = ''
let cache = ''
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-compressed-'))
  cache = path.join(folder, 'cache')
})
afterAll(() => fs.rm(folder, { recursive: true }))

async function built(files: Record<string, Uint8Array | string>): Promise<string> {
  const site = await fs.mkdtemp(path.join(folder, 'site-'))
  for (const [name, content] of Object.entries(files)) await fs.writeFile(path.join(site, name), content)
  await compressFolder(site, cache)
  return site
}

it('stands beside every text file, in both ways, and holds what the file holds', async () => {
  const text = 'a '.repeat(400)
  const site = await built({ 'a.js': text, 'small.js': 'a', 'page.html': text })
  expect((await fs.readdir(site)).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'page.html', 'small.js'])
  expect(brotliDecompressSync(await fs.readFile(path.join(site, 'a.js.br'))).toString()).toBe(text)
  expect(gunzipSync(await fs.readFile(path.join(site, 'a.js.gz'))).toString()).toBe(text)
})

it('what is large is compressed once, under whatever names and in whichever build, and never taken for other bytes', async () => {
  const bytes = Buffer.alloc(2_000_001)
  randomBytes(1000).copy(bytes)
  const both = await built({ 'one.wasm': bytes, 'two.wasm': bytes })
  for (const name of ['one', 'two']) {
    expect(brotliDecompressSync(await fs.readFile(path.join(both, `${name}.wasm.br`))).equals(bytes)).toBe(
      true,
    )
    expect(gunzipSync(await fs.readFile(path.join(both, `${name}.wasm.gz`))).equals(bytes)).toBe(true)
  }
  const [kept, ...others] = await fs.readdir(cache)
  expect(others).toEqual([])
  const before = await fs.stat(path.join(cache, kept ?? ''))
  const other = Buffer.from(bytes)
  other[5000] = 1
  const again = await built({ 'one.wasm': bytes, 'other.wasm': other })
  expect((await fs.stat(path.join(cache, kept ?? ''))).mtimeMs).toBe(before.mtimeMs)
  expect(await fs.readdir(cache)).toHaveLength(2)
  expect(brotliDecompressSync(await fs.readFile(path.join(again, 'one.wasm.br'))).equals(bytes)).toBe(true)
  expect(brotliDecompressSync(await fs.readFile(path.join(again, 'other.wasm.br'))).equals(other)).toBe(true)
})

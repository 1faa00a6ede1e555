import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { linesOf } from '../../../src/engine/read/lines.ts'
import { readPages } from '../../../src/engine/read/read-pages.ts'

/** A file of the client, fetched in the page's own session. */
export async function fetchFile(page: Page, address: string): Promise<Uint8Array> {
  const reply = await page.request.get(address)
  expect(reply.status(), address).toBe(200)
  return new Uint8Array(await reply.body())
}

/** The text of a letter as ARMOR's own reader sees it, one space between words. */
export async function readLetterText(page: Page, address: string): Promise<string> {
  const reading = await readPages(await fetchFile(page, address))
  if (!reading.ok) throw new Error(reading.refusal.sentence.key)
  return reading.pages
    .flatMap((each) => linesOf(each).map(({ words }) => words.map(({ text }) => text).join(' ')))
    .join(' ')
    .replace(/\s+/g, ' ')
}

/** The names in a case file, after each file was compared with its fingerprint in SHA256SUMS. */
export function expectChecked(archive: Uint8Array): string[] {
  const { SHA256SUMS: sums, ...files } = unzipSync(archive)
  const lines = Buffer.from(sums ?? [])
    .toString()
    .trimEnd()
    .split('\n')
  expect(lines.map((line) => line.slice(66)).sort()).toEqual(Object.keys(files).sort())
  for (const line of lines) {
    const name = line.slice(66)
    const digest = createHash('sha256')
      .update(files[name] ?? new Uint8Array())
      .digest('hex')
    expect(digest, name).toBe(line.slice(0, 64))
  }
  return Object.keys(files)
}

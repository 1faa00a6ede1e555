import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { keptPages } from '../../../../test/support/kept-pages.ts'
import { sampleFile } from '../../../../test/support/truth-report.ts'
import type { LearnedLabel } from '../hints/hints.ts'
import { reportsOf } from '../read-report.ts'

/** The sample of three bureaus as a print would have it that says 'Commenced' for the day of opening. */
async function readReworded(labels: readonly LearnedLabel[]) {
  const printed = await keptPages(readFileSync(sampleFile('set-12', 'three-bureau.pdf')))
  const pages = printed.map((page) => ({
    ...page,
    words: page.words.map((word) => (word.text === 'Opened:' ? { ...word, text: 'Commenced:' } : word)),
  }))
  const reading = reportsOf(pages, labels)
  if (!reading.ok) throw new Error(reading.refusal.sentence.key)
  return reading.reports.map(({ bureau, accounts, coverage }) => ({
    bureau,
    opened: accounts.filter(({ opened }) => opened !== null).length / accounts.length,
    unread: coverage.unread.filter(({ text }) => text.includes('Commenced')).length,
  }))
}

describe('a label that staff taught', () => {
  it('counts for every bureau of a file that sets three side by side', async () => {
    for (const { opened, unread } of await readReworded([])) {
      expect(opened).toBe(0)
      expect(unread).toBeGreaterThan(0)
    }
    const taught = await readReworded([{ label: 'Date Commenced', meaning: 'opened' }])
    expect(taught.map(({ bureau }) => bureau)).toEqual(['Experian', 'Equifax', 'TransUnion'])
    for (const { opened, unread } of taught) {
      expect(opened).toBe(1)
      expect(unread).toBe(0)
    }
  })
})

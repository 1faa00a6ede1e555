import { describe, expect, it } from 'vitest'
import { keptPdfEngine } from '../../../test/support/kept-pdf-engine.ts'
import { sampleCase } from '../../../test/support/sample-case.ts'
import { writeDocuments } from '../documents/write-documents.ts'
import { readPages } from './read-pages.ts'

describe('a ligature', () => {
  it('does not end a word: the letters of one sign share its box', async () => {
    const [letter] = await writeDocuments(sampleCase('set-1'))
    const reading = await readPages(letter?.bytes ?? new Uint8Array(), await keptPdfEngine())
    const words = reading.ok ? reading.pages.flatMap((page) => page.words.map(({ text }) => text)) : []
    expect(words).toContain('finish')
    expect(words).toContain('differ')
    expect(words).not.toContain('dif')
  })
})

import { encode } from 'fast-png'
import { afterEach, describe, expect, it } from 'vitest'
import { smallCase } from '../../../test/support/small-case.ts'
import { pictureKey } from '../letters/evidence-picture.ts'
import { writeDocuments } from './write-documents.ts'
import { createDocumentWriter, type DocumentWriter } from './write-in-child.ts'

let writer: DocumentWriter | null = null
afterEach(() => writer?.close())

describe('the writing child', () => {
  it('writes the same bytes as this process does, one case after the other', async () => {
    writer = createDocumentWriter()
    const caseFile = smallCase
    const [line] = caseFile.findings[0]?.evidence ?? []
    if (line === undefined) throw new Error('expected a line of evidence')
    const png = encode({ width: 20, height: 4, data: new Uint8Array(80).fill(200), channels: 1, depth: 8 })
    const pictures = [{ key: pictureKey(line), png, width: 20, height: 4 }]
    const [here, first, second] = await Promise.all([
      writeDocuments(caseFile, { pictures }),
      writer.writeDocuments(caseFile, { pictures }),
      writer.writeDocuments({ ...caseFile, round: 2 }),
    ])
    for (const [at, { bytes }] of here.entries()) {
      expect(Buffer.compare(bytes, first[at]?.bytes ?? new Uint8Array())).toBe(0)
    }
    expect(second[4]?.fileName).toBe('mail-log-round-2.pdf')
  })

  it('is ended at its deadline with a sentence, and another child serves the next case', async () => {
    writer = createDocumentWriter({ deadlineMs: 1 })
    await expect(writer.writeDocuments(smallCase)).rejects.toThrow('not written within 0.001 seconds')
    await expect(writer.writeDocuments(smallCase)).rejects.toThrow('not written within 0.001 seconds')
  })

  it('hands on what was wrong with a case, and goes on', async () => {
    writer = createDocumentWriter()
    const caseFile = smallCase
    await expect(writer.writeDocuments({ ...caseFile, asOf: 'today' })).rejects.toThrow('"today"')
    expect(await writer.writeDocuments(caseFile)).toHaveLength(6)
  })

  it('takes nothing once it is closed', async () => {
    writer = createDocumentWriter()
    writer.close()
    await expect(writer.writeDocuments(smallCase)).rejects.toThrow('closed')
  })
})

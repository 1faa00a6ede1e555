import { encode } from 'fast-png'
import { expect, it } from 'vitest'
import { sampleCase } from '../../../../test/support/sample-case.ts'
import { pictureKey } from '../../../engine/letters/evidence-picture.ts'
import { createLog } from '../../platform/log/log.ts'
import { openDisputeEngine } from './open-dispute-engine.ts'

it('sets the pictures of the lines into the forensic analysis', async () => {
  const engine = openDisputeEngine(
    { readerMemoryMb: 500, readerDeadlineMs: 60_000, documentDeadlineMs: 60_000 },
    createLog('silent'),
  )
  try {
    const caseFile = sampleCase('set-1')
    const line = caseFile.findings[0]?.evidence[0]
    if (!line) throw new Error('the sample has no finding')
    const [width, height] = [120, 40]
    // Noise: it cannot be compressed away, so that the picture is seen in the size of the document.
    const data = Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 7919 + at ** 2 * 31) % 251)
    const png = encode({ width, height, data, channels: 3 })
    const analysisWith = async (
      pictures: { key: string; png: Uint8Array; width: number; height: number }[],
    ) => {
      const written = await engine.writeDocuments(caseFile, { pictures })
      return written.find(({ documentType }) => documentType === 'forensic_analysis')?.bytes.byteLength ?? 0
    }
    const plain = await analysisWith([])
    expect(plain).toBeGreaterThan(10_000)
    expect(await analysisWith([{ key: pictureKey(line), png, width, height }])).toBeGreaterThan(plain + 1000)
  } finally {
    await engine.close()
  }
})

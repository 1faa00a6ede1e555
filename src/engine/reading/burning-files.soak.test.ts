import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { repeatingPdf } from '../../../test/support/repeating-pdf.ts'
import { workFor } from './caller-of-work.ts'
import { createReportReader, type ReportReader } from './read-in-child.ts'

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../test/fixtures/reports/${name}`, import.meta.url)))

/** Burns two processors for half a minute. In `npm test` the queue before the children has this order (fair-queue.test), and a paper floods the same child (open-in-child.test). */
describe('the report reader', () => {
  let reader: ReportReader
  afterEach(() => reader.close())

  it('reads a small file of somebody new beside five callers who send nothing but files that burn time', async () => {
    reader = createReportReader({ deadlineMs: 4_000, memoryBytes: 4e9 })
    const ends: string[] = []
    const burned = [9, 10, 11, 12, 13].flatMap((at) =>
      workFor(`203.0.113.${at}`, () =>
        [1, 2, 3].map(() =>
          reader.readReport(repeatingPdf(150, 'q Q ')).then(() => ends.push(`burning ${at}`)),
        ),
      ),
    )
    const all = Promise.allSettled(burned)
    const read = await workFor('203.0.113.20', () => reader.readReport(fixture('set-1/experian.pdf')))
    expect(read).toMatchObject({ ok: true })
    // Five had their turn before, and none of them a second one.
    expect(new Set(ends).size).toBe(ends.length)
    expect(ends.length).toBeLessThanOrEqual(5)
    reader.close()
    await all
  })

  it('stops a file that floods the memory, and reads an ordinary one within the same limit', async () => {
    reader = createReportReader({ memoryBytes: 300_000_000, children: 1 })
    const [flood, ordinary] = await Promise.all([
      reader.readReport(repeatingPdf(30, '0 0 m 9 9 l S ')),
      reader.readReport(fixture('set-1/experian.pdf')),
    ])
    expect(flood).toMatchObject({ ok: false, refusal: { code: 'too_large' } })
    expect(ordinary).toMatchObject({ ok: true })
  })
})

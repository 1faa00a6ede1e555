import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { says } from '../../shared/sentences/says.ts'
import { createReportReader, type ReportReader } from '../reading/read-in-child.ts'

const page = { bytes: new Uint8Array(readFileSync('test/fixtures/reports/set-12/three-bureau.html')) }

describe('assembling in a child process', () => {
  let reader: ReportReader
  afterEach(() => reader.close())

  it('is stopped with a sentence when it takes too long', async () => {
    reader = createReportReader({ children: 1, deadlineMs: 1 })
    expect(await reader.assembleReport([{ ...page, kind: 'html' }])).toMatchObject({
      ok: false,
      refusal: { code: 'too_large', sentence: says('file.assemblyStopped') },
    })
  })
})

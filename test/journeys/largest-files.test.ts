import { describe, expect, it } from 'vitest'
import { checkPaper } from '../../src/server/features/intake/check-document-file.ts'
import { refusalOfReportFiles } from '../../src/server/features/reports/check-report-file.ts'
import { checkEvidenceFile } from '../../src/web/features/mailing/check-evidence-file.ts'
import { checkReportFiles } from '../../src/web/features/reports/check-report-file.ts'
import { checkAnswerFiles } from '../../src/web/features/results/answer-problems.ts'
import { checkChosenFile } from '../../src/web/lib/check-chosen-file.ts'
import { checkFundingFile } from '../../src/web/lib/check-funding-file.ts'

const mebibyte = 1024 * 1024
const content = Buffer.alloc(25 * mebibyte + 1, '%PDF-1.7\n')

const inBrowser = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'chosen.pdf')
const onServer = (bytes: Uint8Array) => ({ fileName: 'chosen.pdf', bytes, truncated: false })
const engine = { openPaper: async () => ({ ok: true, kind: 'pdf', pages: 1 }) as const }
const paper = async (bytes: Uint8Array) => {
  const { reason } = await checkPaper(
    { engine } as unknown as Parameters<typeof checkPaper>[0],
    onServer(bytes),
  )
  return reason
}

type Check = (bytes: Uint8Array<ArrayBuffer>) => unknown

/** What each check of browser and server says of a PDF of so many bytes; null: it is taken. */
const checks: readonly [what: string, megabytes: number, check: Check][] = [
  ['a report, in the browser', 25, (bytes) => checkReportFiles([inBrowser(bytes)])],
  [
    'a report of the intake, in the browser',
    25,
    (bytes) => checkChosenFile(inBrowser(bytes), { accepts: 'report' }),
  ],
  ['an answer of a bureau, in the browser', 25, (bytes) => checkAnswerFiles([inBrowser(bytes)])],
  ['a report, at the server', 25, (bytes) => refusalOfReportFiles([onServer(bytes)])],
  ['an answer of a bureau, at the server', 25, (bytes) => refusalOfReportFiles([onServer(bytes)])],
  [
    'a paper of the intake, in the browser',
    10,
    (bytes) => checkChosenFile(inBrowser(bytes), { accepts: 'document' }),
  ],
  ['a proof of mailing, in the browser', 10, (bytes) => checkEvidenceFile(inBrowser(bytes))],
  ['a file of an application, in the browser', 10, (bytes) => checkFundingFile(inBrowser(bytes))],
  ['any paper, at the server', 10, paper],
]

describe('a file as large as may be', () => {
  it.each(checks)('is taken, and one byte more is not: %s', async (_, megabytes, check) => {
    expect(await check(content.subarray(0, megabytes * mebibyte))).toBeNull()
    expect(await check(content.subarray(0, megabytes * mebibyte + 1))).not.toBeNull()
  })
})

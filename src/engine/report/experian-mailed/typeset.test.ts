import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { keptReading } from '../../../../test/support/kept-reading.ts'
import type { CreditReport } from '../credit-report.ts'

/** Of an invented person, typeset by a printer that has not seen this project. */
const file = new URL(
  '../../../../test/fixtures/reports/printed-elsewhere/experian-mailed-groff.pdf',
  import.meta.url,
)

describe("Experian's mailed report as groff sets it", () => {
  let report: CreditReport
  beforeAll(async () => {
    const reading = await keptReading(new Uint8Array(readFileSync(file)))
    if (!reading.ok || reading.reports[0] === undefined) throw new Error(JSON.stringify(reading))
    report = reading.reports[0]
  })

  it('has its minus signs read as the hyphens that they are', () => {
    expect(report.reportNumber?.value).toBe('3911-0077-52')
    expect(report.preparedFor?.value).toBe('ELOISE FFRENCH-FIELDING')
  })

  it('has the personal data whose values stand below their labels', () => {
    expect(report.personal.names.map(({ value }) => value)).toEqual([
      'ELOISE FFRENCH-FIELDING',
      'ELOISE FIELDING',
    ])
    expect(report.personal.addresses.map(({ value }) => value)).toEqual([
      '4 OFFSHORE AFFINITY FLATS, EFFINGHAM, IL 62401-2210',
    ])
    expect(report.personal.employers.map(({ value }) => value)).toEqual(['EFFINGHAM COUNTY SHERIFFS OFFICE'])
    expect([report.personal.ssnLast4?.value, report.personal.dob?.value]).toEqual(['8890', '1972'])
  })

  it('has the month of the last payment, which stands behind its amount', () => {
    expect(report.accounts.map(({ lastPayment }) => lastPayment?.value)).toEqual([
      '2026-07',
      '2026-06',
      '2026-07',
      '2026-05',
      '2026-07',
    ])
  })
})

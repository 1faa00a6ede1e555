import { describe, expect, it } from 'vitest'
import { makeReport } from '../../../test/support/make-report.ts'
import { consumerOfReports } from './consumer-of-reports.ts'

describe('who signs, from the reports alone', () => {
  it('has the digits of the Social Security number only when no report prints others', () => {
    const digitsOf = (...printed: string[]) =>
      consumerOfReports(printed.map((ssnLast4) => makeReport('Equifax', { ssnLast4 }))).ssnLast4
    expect(digitsOf('5571', '5571')).toBe('5571')
    expect(digitsOf('5517', '5571', '5571')).toBeNull()
    expect(consumerOfReports([makeReport('Equifax')]).ssnLast4).toBeNull()
  })

  it('has a date of birth only when no report prints another, a year alone included', () => {
    const dobOf = (...printed: string[]) =>
      consumerOfReports(printed.map((dob) => makeReport('Equifax', { dob }))).dob
    expect(dobOf('1971-06-19', '1971')).toBe('1971-06-19')
    expect(dobOf('1971-06-19', '1971-06-19', '1967')).toBeNull()
    expect(dobOf('1971')).toBeNull()
  })
})

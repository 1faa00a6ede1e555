import { describe, expect, it } from 'vitest'
import { makeReport } from '../../../../test/support/make-report.ts'
import { sampleCase } from '../../../../test/support/sample-case.ts'
import { findWrongBirthDates } from '../../../engine/audit/rules/dob-mismatch.ts'
import type { CaseFile } from '../../../engine/letters/case-file.ts'
import { standingFindings } from '../../../engine/letters/disputable-findings.ts'
import type { CreditReport } from '../../../engine/report/credit-report.ts'
import { decideCase } from './decide-case.ts'
import { type Fact, factsInForce } from './list-facts.ts'
import { settleBirthDate } from './settle-birth-date.ts'

const chose = (chosen: string | null, ...of: string[]): Fact => ({
  id: 1,
  runId: 'run',
  round: 1,
  subject: 'birth-date',
  said: { kind: 'birthDate', chosen, of },
  wording: {},
  actor: 'client',
  spokenWordId: null,
  at: '2026-11-20T12:00:00.000Z',
})
const printing = (...dates: (string | null)[]): CreditReport[] =>
  dates.map((dob, at) =>
    makeReport((['Experian', 'Equifax', 'TransUnion'] as const)[at] ?? 'Experian', {
      ...(dob === null ? {} : { dob }),
    }),
  )
const settled = (reports: CreditReport[], ...facts: Fact[]) => {
  const { options, isOpen, choice } = settleBirthDate(reports, factsInForce(facts))
  return { options, isOpen, chosen: choice === null ? 'nothing' : choice.date }
}

describe('the date of birth', () => {
  it('is not asked for where the reports agree, each at the precision that it prints', () => {
    const agreed = { options: ['1971-06-19'], isOpen: false, chosen: 'nothing' }
    expect(settled(printing('1971', '1971-06-19', '1971-06-19'))).toEqual(agreed)
    expect(settled(printing(null, '1971-06-19'))).toEqual(agreed)
    expect(settled(printing(null, null))).toEqual({ ...agreed, options: [] })
  })

  it('is asked for while one bureau prints another, and settled by the client’s word', () => {
    const reports = printing('1967', '1971-06-19', '1971-06-19')
    const options = ['1967', '1971-06-19']
    expect(settled(reports)).toEqual({ options, isOpen: true, chosen: 'nothing' })
    expect(settled(reports, chose('1971-06-19', ...options))).toEqual({
      options,
      isOpen: false,
      chosen: '1971-06-19',
    })
    expect(settled(reports, chose(null, ...options))).toEqual({ options, isOpen: false, chosen: null })
  })

  it('is asked for again when later reports print something new beside it', () => {
    const before = chose(null, '1967', '1971-06-19')
    expect(settled(printing('1967', '1984-01-02'), before).isOpen).toBe(true)
  })
})

describe('a case whose reports print different dates of birth', () => {
  const reports = printing('1967', '1971-06-19', '1971-06-19')
  const raw: CaseFile = {
    ...sampleCase('set-1'),
    reports,
    findings: findWrongBirthDates(reports, undefined),
    questions: [],
  }
  const mismatch = (...facts: Fact[]) =>
    standingFindings(decideCase(raw, factsInForce(facts))).find(({ ruleKey }) => ruleKey === 'dob_mismatch')

  it('disputes the odd one, and with the client’s word every one that differs from it', () => {
    expect(mismatch()?.bureaus).toEqual(['Experian'])
    expect(mismatch(chose('1971-06-19', '1967', '1971-06-19'))).toMatchObject({
      bureaus: ['Experian'],
      statement: expect.stringContaining('My date of birth is'),
      fingerprint: mismatch()?.fingerprint,
    })
    const other = mismatch(chose('1967', '1967', '1971-06-19'))
    expect(other?.bureaus).toEqual(['Equifax', 'TransUnion'])
    expect(other?.fingerprint).not.toBe(mismatch()?.fingerprint)
  })

  it('disputes all of them when none is the client’s', () => {
    expect(mismatch(chose(null, '1967', '1971-06-19'))).toMatchObject({
      bureaus: ['Experian', 'Equifax', 'TransUnion'],
      statement: expect.stringMatching(/None of them is mine\.$/),
    })
  })
})

import { describe, expect, it } from 'vitest'
import { makeReport } from '../../../../test/support/make-report.ts'
import { sampleCase } from '../../../../test/support/sample-case.ts'
import { auditReports } from '../../../engine/audit/audit-reports.ts'
import { personalEvidence } from '../../../engine/audit/make-finding.ts'
import { findWrongDigits } from '../../../engine/audit/rules/ssn-mismatch.ts'
import type { CaseFile } from '../../../engine/letters/case-file.ts'
import { composeDisputeLetter } from '../../../engine/letters/compose-dispute-letter.ts'
import { standingFindings } from '../../../engine/letters/disputable-findings.ts'
import type { Bureau, CreditReport } from '../../../engine/report/credit-report.ts'
import { decideCase } from './decide-case.ts'
import { type Fact, factsInForce, type Said } from './list-facts.ts'
import { confirmationId } from './scanned-values.ts'
import { settleDigits } from './settle-digits.ts'

let id = 0
const fact = (subject: string, said: Said): Fact => ({
  id: ++id,
  runId: 'run',
  round: 1,
  subject,
  said,
  wording: {},
  actor: 'client',
  spokenWordId: null,
  at: '2026-11-20T12:00:00.000Z',
})
const chose = (chosen: string | null, ...of: string[]) => fact('ssn-digits', { kind: 'digits', chosen, of })
const printing = (...digits: (string | null)[]): CreditReport[] =>
  digits.map((each, at) =>
    makeReport((['Experian', 'Equifax', 'TransUnion'] as const)[at] ?? 'Experian', {
      ...(each === null ? {} : { ssnLast4: each }),
    }),
  )
const settled = (reports: CreditReport[], ...facts: Fact[]) => {
  const { digits, isOpen, choice } = settleDigits(reports, factsInForce(facts))
  return { digits, isOpen, isChosen: choice !== null }
}

describe('the digits that letters carry', () => {
  it('are those on which every report that prints some agrees', () => {
    const agreed = { digits: '5571', isOpen: false, isChosen: false }
    expect(settled(printing('5571', null, '5571'))).toEqual(agreed)
    expect(settled(printing(null, '5571'))).toEqual(agreed)
    expect(settled(printing(null, null))).toEqual({ ...agreed, digits: null })
  })

  it('are none, and asked for, while one bureau prints others, even against two', () => {
    expect(settled(printing('5517', '5571', '5571'))).toEqual({ digits: null, isOpen: true, isChosen: false })
  })

  it('are those that the client chose, of those printed', () => {
    const reports = printing('5517', '5571', '5571')
    const chosen = { digits: '5571', isOpen: false, isChosen: true }
    expect(settled(reports, chose('5571', '5517', '5571'))).toEqual(chosen)
    expect(settled(reports, chose('5571', '5517', '5571'), chose('5517', '5517', '5571')).digits).toBe('5517')
  })

  it('are none when none of them are the client’s, and nothing more is asked', () => {
    const none = { digits: null, isOpen: false, isChosen: true }
    expect(settled(printing('5517', '5571'), chose(null, '5517', '5571'))).toEqual(none)
  })

  it('are asked for again when later reports print only what the client refused, or something new', () => {
    const open = { digits: null, isOpen: true, isChosen: false }
    expect(settled(printing('5517', '5517'), chose('5571', '5517', '5571'))).toEqual(open)
    expect(settled(printing('5517', '9032'), chose(null, '5517', '5571'))).toEqual(open)
    expect(settled(printing('9032', '9032'), chose(null, '5517', '5571')).digits).toBe('9032')
  })

  it('of a scan count once the client has seen them', () => {
    const [scan] = [makeReport('Experian', { ssnLast4: '5517', source: 'scan', confidence: 0.9 })]
    const [, text] = printing(null, '5571')
    const digits = scan?.personal.ssnLast4
    if (!scan || !text || !digits) throw new Error('the reports print no digits')
    expect(settled([scan, text]).digits).toBe('5571')
    const value = confirmationId(personalEvidence(scan, 'ssnLast4', digits))
    const seen = fact(value, { kind: 'confirmation', correct: true })
    expect(settled([scan, text], seen)).toEqual({ digits: null, isOpen: true, isChosen: false })
  })
})

describe('a case whose reports print different digits', () => {
  const raw = sampleCase('set-1')
  const bureaus: Bureau[] = ['Experian', 'Equifax', 'TransUnion']
  const decided = (...facts: Fact[]) => decideCase(raw, factsInForce(facts))
  const identifies = (caseFile: CaseFile) =>
    bureaus.map((bureau) => {
      const letter = composeDisputeLetter(caseFile, bureau)
      if (letter.kind !== 'letter') throw new Error(`there is no letter to ${bureau}`)
      return letter.references.find(({ label }) => label === 'Social Security number')?.value ?? null
    })
  const mismatch = (caseFile: CaseFile) =>
    standingFindings(caseFile).find(({ ruleKey }) => ruleKey === 'ssn_mismatch')

  it('has none in any of its letters, whatever an older analysis kept', () => {
    const older = { ...raw, consumer: { ...raw.consumer, ssnLast4: '5517' } }
    expect(identifies(decideCase(older, factsInForce([])))).toEqual([null, null, null])
  })

  it('has the chosen ones in all of its letters, and disputes the others', () => {
    const caseFile = decided(chose('5571', '5517', '5571'))
    expect(identifies(caseFile)).toEqual(new Array(3).fill('ending in 5571'))
    expect(mismatch(caseFile)).toMatchObject({
      bureaus: ['Experian'],
      statement: expect.stringMatching(/Mine are 5571\.$/),
      fingerprint: mismatch(raw)?.fingerprint,
    })
  })

  it('disputes the others when the client chose what only one bureau prints, as another finding', () => {
    const caseFile = decided(chose('5517', '5517', '5571'))
    expect(identifies(caseFile)).toEqual(new Array(3).fill('ending in 5517'))
    expect(mismatch(caseFile)?.bureaus).toEqual(['Equifax', 'TransUnion'])
    expect(mismatch(caseFile)?.fingerprint).not.toBe(mismatch(raw)?.fingerprint)
  })

  it('disputes all of them when none are the client’s', () => {
    const caseFile = decided(chose(null, '5517', '5571'))
    expect(identifies(caseFile)).toEqual([null, null, null])
    expect(mismatch(caseFile)).toMatchObject({
      bureaus,
      statement: expect.stringMatching(/None of them are mine\.$/),
    })
    expect(mismatch(caseFile)?.fingerprint).not.toBe(mismatch(raw)?.fingerprint)
  })

  it('never carries digits that its own letters dispute', () => {
    const [, experian, equifax] = printing(null, '5517', '5571')
    if (!experian || !equifax) throw new Error('the reports print no digits')
    const findings = findWrongDigits([experian, equifax], undefined)
    expect(findings.map(({ bureaus }) => bureaus.length)).toEqual([2])
    const caseFile = { ...raw, reports: [equifax], findings, questions: [] }
    expect(decideCase({ ...caseFile, findings: [] }, factsInForce([])).consumer.ssnLast4).toBe('5571')
    expect(decideCase(caseFile, factsInForce([])).consumer.ssnLast4).toBeNull()
  })

  it('waits for the client’s eyes with what a scan prints, after a choice too', () => {
    const [, equifax] = printing(null, '5571')
    const scan = makeReport('Experian', { ssnLast4: '5517', source: 'scan' })
    if (!equifax) throw new Error('there is no second report')
    const reports = [scan, equifax]
    const { findings } = auditReports(reports, { asOf: '2026-11-20' })
    const caseFile = { ...raw, reports, findings, questions: [] }
    const after = decideCase(caseFile, factsInForce([chose('5571', '5571')]))
    expect(after.setAside?.map(({ finding, reason }) => [finding.ruleKey, reason])).toEqual([
      ['ssn_mismatch', 'not_confirmed'],
    ])
  })
})

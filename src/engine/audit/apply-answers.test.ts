import { describe, expect, it } from 'vitest'
import { makeReport } from '../../../test/support/make-report.ts'
import { applyAnswers } from './apply-answers.ts'
import { auditReports } from './audit-reports.ts'
import type { Finding } from './finding.ts'

const asOf = '2026-11-21'

/** One question of the inquiry, and one of the record with the court's date. */
const questions = auditReports(
  [
    makeReport('Equifax', {
      inquiries: [{ name: 'HARBOR AUTO', date: '2026-03-04' }],
      records: [{ type: 'Chapter 7 Bankruptcy', filed: '2022-05-02', status: 'Dismissed' }],
    }),
  ],
  { asOf },
).questions

function questionOf(ruleKey: string): Finding {
  const question = questions.find((each) => each.ruleKey === ruleKey)
  if (question === undefined) throw new Error(`No question of ${ruleKey}`)
  return question
}

const inquiry = questionOf('unauthorized_hard_inquiry')
const dismissed = questionOf('bankruptcy_dismissed')

function answered(finding: Finding, key: string, value: string | null = null) {
  return applyAnswers([finding], [{ fingerprint: finding.fingerprint, key, value }], asOf)
}

describe('the answer of the client to a question', () => {
  it('that something is wrong makes a finding of strength B that says so in the first person', () => {
    const { findings, open } = answered(inquiry, 'not_applied')
    expect(open).toEqual([])
    const [finding] = findings
    expect(finding).toMatchObject({
      strength: 'B',
      title: 'Hard inquiry for credit that I did not apply for',
      fingerprint: inquiry.fingerprint,
      evidence: inquiry.evidence,
    })
    expect(finding?.statement).toBe(
      'HARBOR AUTO made a hard inquiry on March 4, 2026, listed by Equifax. None of the reports shows an account that it led to. I did not apply for credit with HARBOR AUTO, and I know of no other reason for which it obtained my report.',
    )
    expect(finding?.request).toMatch(/^Please verify with HARBOR AUTO/)
    expect(finding).not.toHaveProperty('question')
  })

  it.each(['applied', 'not_sure', 'identity_theft'])(
    '%s leaves nothing to dispute, and nothing open',
    (key) => {
      expect(answered(inquiry, key)).toEqual({ findings: [], open: [] })
    },
  )

  it('that the question does not offer leaves it open', () => {
    expect(answered(inquiry, 'never_mind')).toEqual({ findings: [], open: [inquiry] })
    expect(answered(inquiry, '')).toEqual({ findings: [], open: [inquiry] })
  })

  it('to another question changes nothing here', () => {
    const others = [{ fingerprint: dismissed.fingerprint, key: 'not_applied', value: null }]
    expect(applyAnswers([inquiry], others, asOf)).toEqual({ findings: [], open: [inquiry] })
  })

  it('is the last one that was given', () => {
    const answers = ['not_applied', 'applied'].map((key) => ({
      fingerprint: inquiry.fingerprint,
      key,
      value: null,
    }))
    expect(applyAnswers([inquiry], answers, asOf)).toEqual({ findings: [], open: [] })
    expect(applyAnswers([inquiry], [...answers].reverse(), asOf).findings).toHaveLength(1)
  })

  it('with a date puts the date into the statement', () => {
    const [finding] = answered(dismissed, 'discharged', '2022-09-14').findings
    expect(finding?.statement).toBe(
      'The Chapter 7 Bankruptcy filed on May 2, 2022 is reported with the status "Dismissed". My bankruptcy was discharged on September 14, 2022.',
    )
  })

  it.each([
    null,
    '',
    'yesterday',
    '2022-02-30',
    '2022-9-14',
    '1822-09-14',
    '2027-01-01',
    '2022-09-14T00:00:00Z',
  ])('with the date %j stays open', (value) => {
    expect(answered(dismissed, 'discharged', value)).toEqual({ findings: [], open: [dismissed] })
  })

  it('with a date that decides against a dispute drops it', () => {
    expect(answered(dismissed, 'discharged', '2021-01-01')).toEqual({ findings: [], open: [] })
  })

  it('does not change the questions that it was given', () => {
    const before = JSON.stringify(questions)
    answered(inquiry, 'not_applied')
    expect(JSON.stringify(questions)).toBe(before)
  })

  it('keeps the order of the questions', () => {
    const answers = [dismissed, inquiry].map(({ fingerprint }, at) => ({
      fingerprint,
      key: at === 0 ? 'discharged' : 'not_applied',
      value: '2022-09-14',
    }))
    const { findings } = applyAnswers([inquiry, dismissed], answers, asOf)
    expect(findings.map(({ ruleKey }) => ruleKey)).toEqual([
      'unauthorized_hard_inquiry',
      'bankruptcy_dismissed',
    ])
  })
})

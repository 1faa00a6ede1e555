import { describe, expect, it } from 'vitest'
import { makeReport } from '../../../test/support/make-report.ts'
import { readTruth, sampleSets, truthReports } from '../../../test/support/truth-report.ts'
import { auditReports } from './audit-reports.ts'
import type { Finding } from './finding.ts'
import { ruleSet } from './rule-set.ts'

const collection = {
  creditor: 'CASCADIA MEDICAL COLLECTIONS',
  originalCreditor: 'LUMEN CREEK HOSPITAL',
  accountNumber: 'H79*',
  type: 'Collection',
  opened: '2026-02-20',
  balance: 900,
}

const card = {
  creditor: 'COPPERTREE BANKCARD',
  accountNumber: '414700001111',
  type: 'Credit card',
  opened: '2020-01-01',
  reported: '2026-10-31',
  status: 'Charge Off',
}

function disputedAt(bureau: 'Experian' | 'TransUnion') {
  return makeReport(bureau, { entries: [{ ...card, remarks: ['Account information disputed by consumer'] }] })
}

/** Reports that every rule of strength C has something to ask about. */
function madeQuestions(): Finding[] {
  const gone = { creditor: 'COPPERTREE BANKCARD', accountNumber: '*2222', status: 'Charge Off' }
  return [
    ...auditReports(
      [
        makeReport('Equifax', {
          notices: ['Consumer reported as deceased'],
          names: ['ROBIN EXAMPLE', 'PAT STRANGER'],
          addresses: ['1 Main St, Austin, TX 78701'],
          dob: '1980-04-05',
          inquiries: [{ name: 'HARBOR AUTO', date: '2026-03-04' }],
          records: [{ type: 'Chapter 13 Bankruptcy', filed: '2024-05-02', status: 'Dismissed' }],
          entries: [collection, gone, { creditor: 'OLD BANK', opened: '1985-01-01' }],
        }),
        makeReport('Experian', { addresses: ['2 Low St, Austin, TX 78701'] }),
      ],
      {
        asOf: '2026-11-09',
        earlier: [
          makeReport('Equifax', { reportDate: '2026-01-09', entries: [gone] }),
          makeReport('Equifax', { reportDate: '2026-05-09' }),
        ],
      },
    ).questions,
    ...auditReports(
      [disputedAt('Experian'), disputedAt('TransUnion'), makeReport('Equifax', { entries: [card] })],
      { asOf: '2026-11-09' },
    ).questions,
    ...auditReports(
      [makeReport('TransUnion', { entries: [{ status: 'Included in Chapter 7 bankruptcy' }] })],
      {
        asOf: '2026-11-09',
      },
    ).questions,
  ]
}

describe('questions to the client', () => {
  const made = madeQuestions()
  const sampled = sampleSets.flatMap((set) => {
    const truth = readTruth(set)
    return auditReports(truthReports(truth), { asOf: truth.asOf }).questions
  })

  it('come from every rule of strength C', () => {
    const asking = ruleSet.filter(({ strength }) => strength === 'C').map(({ key }) => key)
    const asked = new Set(made.map(({ ruleKey }) => ruleKey))
    expect(asking.filter((key) => !asked.has(key))).toEqual([])
    expect(asked).toContain('deleted_item_back')
  })

  it('are asked in plain words with two to four answers, one of them "I am not sure"', () => {
    for (const { ruleKey, question } of [...made, ...sampled]) {
      expect(question?.text, ruleKey).toMatch(/^[A-Z].*\?$/)
      expect(question?.disputeTitle, ruleKey).toMatch(/^[A-Z].*[^.?]$/)
      const answers = question?.answers ?? []
      expect(answers.length, ruleKey).toBeGreaterThanOrEqual(2)
      expect(answers.length, ruleKey).toBeLessThanOrEqual(4)
      expect(new Set(answers.map(({ key }) => key)).size, ruleKey).toBe(answers.length)
      expect(answers.at(-1)?.key, ruleKey).toBe('not_sure')
      expect(answers.at(-1)?.then, ruleKey).toBe('drop')
      for (const { key, label } of answers) {
        expect(key, ruleKey).toMatch(/^[a-z_]+$/)
        expect(label, ruleKey).not.toMatch(/undefined|null|\d{4}-\d{2}/)
      }
    }
  })

  it('do not lead: each has an answer that disputes, and one without harm beside "I am not sure"', () => {
    for (const { ruleKey, question } of made) {
      const answers = question?.answers ?? []
      expect(
        answers.some((answer) => answer.then === 'dispute'),
        ruleKey,
      ).toBe(true)
      expect(
        answers.some(({ key, then }) => then === 'drop' && !['not_sure', 'identity_theft'].includes(key)),
        ruleKey,
      ).toBe(true)
    }
  })

  it('give a statement of the client in one sentence of the first person, for a dispute and for nothing else', () => {
    for (const { ruleKey, question } of made) {
      for (const answer of question?.answers ?? []) {
        if (answer.then === 'dispute') {
          expect(answer.statement, ruleKey).toMatch(/\b(I|my|My)\b/)
          expect(answer.statement, ruleKey).toMatch(/^[A-Z].*\.$/)
        } else expect(answer.statement, ruleKey).toBeNull()
      }
    }
  })

  it('never make an ordinary dispute of identity theft', () => {
    const theft = made.flatMap(({ question }) =>
      (question?.answers ?? []).filter(({ label }) => /identity/.test(label)),
    )
    expect(theft.length).toBeGreaterThan(2)
    expect(theft.map(({ key }) => key)).toEqual(theft.map(() => 'identity_theft'))
    expect(theft.map((answer) => answer.then)).toEqual(theft.map(() => 'drop'))
  })

  it('are asked of strength C alone', () => {
    const truth = readTruth('set-3')
    const { findings } = auditReports(truthReports(truth), { asOf: truth.asOf })
    expect(findings.filter((finding) => 'question' in finding)).toEqual([])
    expect(made.filter(({ question }) => question === undefined)).toEqual([])
  })
})

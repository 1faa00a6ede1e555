import { describe, expect, it } from 'vitest'
import { type EntryWords, makeReport } from '../../../test/support/make-report.ts'
import { sampleFinding } from '../../../test/support/sample-case.ts'
import { readTruth, sampleSets, truthReports } from '../../../test/support/truth-report.ts'
import { auditReports } from './audit-reports.ts'
import type { Finding } from './finding.ts'
import { asGradedNow, inWordsOfNow } from './older-rule-sets.ts'

function regraded(entry: EntryWords, finding: Partial<Finding>): Finding[] {
  return asGradedNow([sampleFinding(finding)], [makeReport('Experian', { entries: [entry] })])
}

describe('a finding of an older rule set', () => {
  it('says no more that no payment was due after a filing, and is not certain', () => {
    const statement = 'X is part of a bankruptcy. After the filing no payment on this debt was due.'
    const old = { ruleKey: 'late_after_bk_filing', statement }
    expect(regraded({ type: 'Credit card' }, old)).toMatchObject([
      { strength: 'B', statement: 'X is part of a bankruptcy.' },
    ])
    expect(regraded({ type: 'Mortgage' }, old)).toEqual([])
  })

  it('keeps a balance as provably wrong only where the discharge is printed', () => {
    const statement =
      'X shows $1. A debt that is included in or discharged through bankruptcy is reported with a balance and an amount past due of zero.'
    const old = { ruleKey: 'balance_on_discharged', statement }
    const included = { type: 'Credit card', status: 'Included in Bankruptcy' }
    expect(regraded(included, old)).toMatchObject([
      {
        strength: 'B',
        statement: 'X shows $1. A debt is reported with a balance of zero once it is discharged.',
      },
    ])
    expect(regraded({ ...included, status: 'Discharged through Bankruptcy Chapter 7.' }, old)).toMatchObject([
      { strength: 'A', statement },
    ])
  })

  it('does not tell for the client which debt it is, what was treated, or with whom it was disputed', () => {
    const statement =
      'X is a collection account, and no original creditor is named. I cannot tell which debt it is.'
    expect(regraded({}, { ruleKey: 'missing_original_creditor', statement })[0]?.statement).not.toContain(
      'I cannot',
    )
    const gym = { type: 'Collection', originalCreditor: 'IRON HEALTH CLUB' }
    expect(regraded(gym, { ruleKey: 'paid_medical_collection' })).toEqual([])
    const bill = { type: 'Collection', loanType: 'Medical debt collection' }
    expect(regraded(bill, { ruleKey: 'paid_medical_collection' })).toHaveLength(1)
    expect(regraded({}, { ruleKey: 'dispute_remark_missing' })).toEqual([])
  })

  it('calls no jump, gap or second collector certain any more, and asks for no one-sided correction', () => {
    const statement = 'A shows $1, and B shows $1. The same debt is counted twice.'
    const request = 'Please correct the balance of the original creditor’s entry to $0.'
    const old = { ruleKey: 'double_reporting_oc_and_collector', strength: 'A' as const, statement, request }
    const [now] = regraded({}, old)
    expect(now).toMatchObject({
      strength: 'B',
      statement: 'A shows $1, and B shows $1. If the two entries are one debt, it is counted twice.',
    })
    expect(now?.request).not.toContain('$0')
    expect(regraded({}, { ruleKey: 'deleted_item_back', strength: 'A' })[0]?.strength).toBe('B')
    const loan = { type: 'Education Loan' }
    expect(regraded(loan, { ruleKey: 'obsolete_negative', strength: 'A' })[0]?.strength).toBe('B')
    expect(regraded({}, { ruleKey: 'obsolete_negative', strength: 'A' })[0]?.strength).toBe('A')
  })

  it('takes no side of a contradiction, and says of an inquiry only what can be signed', () => {
    const [paid, inquiry] = inWordsOfNow([
      sampleFinding({
        ruleKey: 'balance_on_paid_or_settled',
        request: 'Please correct the balance of this account to $0.',
      }),
      sampleFinding({
        ruleKey: 'unauthorized_hard_inquiry',
        statement: 'I did not apply for credit with X, and I gave it no permission to obtain my report.',
        request:
          'Please verify with X for what purpose it obtained my report, and delete this inquiry if no permissible purpose is shown.',
      }),
    ])
    expect(paid?.request).toMatch(/^Please verify with the furnisher what is owed/)
    expect(inquiry?.statement).toBe('I did not apply for credit with X.')
    expect(inquiry?.request).toMatch(/no longer show this inquiry to others/)
  })

  it('cites a section in the sentence that it has now', () => {
    const basis = {
      citation: 'FCRA sections 607(b) and 623(a)(1)-(2), 15 U.S.C. 1681e(b) and 1681s-2(a)(1)-(2)',
      sentence: 'Section 607(b) of the FCRA requires maximum possible accuracy.',
    }
    expect(regraded({}, { ruleKey: 'late_after_closed', basis })[0]?.basis.sentence).toMatch(
      /reasonable procedures to assure maximum possible accuracy/,
    )
  })

  it.each(sampleSets)('is told from one of the present rule set, which passes as it is: %s', (set) => {
    const truth = readTruth(set)
    const reports = truthReports(truth)
    const { findings } = auditReports(reports, { asOf: truth.asOf })
    expect(asGradedNow(findings, reports)).toEqual(findings)
    expect(inWordsOfNow(findings)).toEqual(findings)
  })
})

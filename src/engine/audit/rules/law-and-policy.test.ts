import { describe, expect, it } from 'vitest'
import { type EntryWords, makeReport, type ReportWords } from '../../../../test/support/make-report.ts'
import type { Bureau } from '../../report/credit-report.ts'
import { auditReports } from '../audit-reports.ts'
import type { Finding } from '../finding.ts'
import { restsOnPolicy } from '../ground.ts'
import { ruleSet } from '../rule-set.ts'

function auditOf(entry: EntryWords, words: Partial<ReportWords> = {}, bureau: Bureau = 'Experian') {
  const { findings, questions } = auditReports([makeReport(bureau, { ...words, entries: [entry] })], {
    asOf: '2026-11-09',
  })
  return {
    findings,
    questions,
    one: (key: string): Finding | undefined => [...findings, ...questions].find((f) => f.ruleKey === key),
  }
}

describe('what only a policy of the bureaus leaves out', () => {
  it('is marked as policy, names no section, and is never graded as provably wrong', () => {
    const policies = ruleSet.filter(restsOnPolicy)
    expect(policies.map(({ key }) => key).sort()).toEqual([
      'bankruptcy_ch13_completed',
      'medical_service_date',
      'medical_under_1yr',
      'medical_under_500',
      'obsolete_hard_inquiry',
      'paid_medical_collection',
      'tax_lien_or_judgment',
    ])
    for (const { basis, strength } of policies) {
      expect(`${basis.citation} ${basis.sentence}`).not.toMatch(/section|U\.S\.C|FCRA/)
      expect(basis.sentence).toContain('voluntary')
      expect(strength).not.toBe('A')
    }
  })

  it('is the ground of an account past seven years and still within the 180 days of the law', () => {
    const account = { type: 'Collection', status: 'Collection account', dofd: '2019-07-01' }
    const practice = auditOf(account, {}, 'Equifax').one('obsolete_negative')
    expect(practice && restsOnPolicy(practice)).toBe(true)
    const past = auditOf({ ...account, dofd: '2019-01-01' }, {}, 'Equifax').one('obsolete_negative')
    expect(past && restsOnPolicy(past)).toBe(false)
  })

  it('is known of an analysis that an older rule set made', () => {
    const citation = "The bureaus' published practice; FCRA section 607(b), 15 U.S.C. 1681e(b)"
    expect(restsOnPolicy({ basis: { citation, sentence: '' } })).toBe(true)
  })
})

describe('a medical collection', () => {
  const bill: EntryWords = {
    creditor: 'EXAMPLE RECOVERY LLC',
    type: 'Collection',
    status: 'Paid, was a collection account.',
    balance: 0,
  }

  it('is claimed only where the bureau prints a medical class, with the line that prints it', () => {
    const byType = auditOf({ ...bill, loanType: 'Medical debt collection' })
    expect(byType.findings.map(({ ruleKey, strength }) => [ruleKey, strength])).toEqual([
      ['paid_medical_collection', 'B'],
    ])
    expect(byType.findings[0]?.evidence.map(({ field }) => field)).toContain('loanType')
    const behindName = auditOf({ ...bill, originalCreditor: 'PINE HOSPITAL (Medical/Health Care)' })
    expect(behindName.findings.map(({ ruleKey }) => ruleKey)).toEqual(['paid_medical_collection'])
  })

  it('is asked about where only a name suggests it, and a yes says what the client said', () => {
    const { findings, questions } = auditOf({ ...bill, originalCreditor: 'PINE VALLEY RADIOLOGY GROUP' })
    expect(findings).toEqual([])
    expect(questions.map(({ ruleKey }) => ruleKey)).toEqual(['paid_medical_collection'])
    expect(questions[0]?.statement).not.toContain('medical collection for')
    const yes = questions[0]?.question?.answers.find(({ key }) => key === 'medical_care')
    expect(yes?.statement).toBe('It is a bill for medical care.')
  })

  it.each(['IRON HEALTH CLUB', 'PET HOSPITAL OF SALEM', 'DOCUMENT IMAGING INC', 'VALLEY ANIMAL CLINIC'])(
    'is not even asked about for %s',
    (originalCreditor) => {
      const { findings, questions } = auditOf({ ...bill, originalCreditor })
      expect([...findings, ...questions]).toEqual([])
    },
  )
})

describe('a balance on an account in bankruptcy', () => {
  const owed: EntryWords = { type: 'Credit card', balance: 900, status: 'Included in Bankruptcy Chapter 7.' }
  const discharged = 'Discharged through Bankruptcy Chapter 7.'
  const graded = (words: Partial<EntryWords>) =>
    auditOf({ ...owed, ...words }).one('balance_on_discharged')?.strength

  it('is provably wrong only where the discharge itself is printed', () => {
    expect(graded({ status: discharged })).toBe('A')
    expect(graded({})).toBe('B')
    const remark = 'Debt included in or discharged through Bankruptcy Chapter 7, 11, or 12.'
    expect(graded({ status: 'Closed.', remarks: [remark] })).toBe('B')
  })

  it.each(['Student loan', 'Mortgage', 'Auto loan', 'Secured loan', 'Installment'])(
    'is asked about for a debt that may survive a discharge: %s',
    (type) => {
      expect(graded({ type, status: discharged })).toBe('B')
    },
  )

  it('is not said to be zero before the discharge', () => {
    const finding = auditOf(owed).one('balance_on_discharged')
    expect(finding?.statement).toContain('once it is discharged')
    expect(finding?.request).toMatch(/^Please verify with the furnisher whether this debt was discharged/)
  })
})

describe('late marks after a bankruptcy filing', () => {
  const account: EntryWords = {
    type: 'Credit card',
    opened: '2020-01-01',
    reported: '2026-10-31',
    status: 'Included in Bankruptcy Chapter 7.',
    history: { from: '2025-04', codes: 'BK 30' },
  }
  const filed = { type: 'Chapter 7 Bankruptcy', filed: '2025-02-16' }
  const found = (entry: Partial<EntryWords>, record: ReportWords['records'] = [filed]) =>
    auditOf({ ...account, ...entry }, { records: record }).one('late_after_bk_filing')

  it('are never called wrong, and no letter says that no payment was due', () => {
    const finding = found({})
    expect(finding?.strength).toBe('B')
    expect(finding?.statement).not.toMatch(/no payment/i)
    expect(finding?.innocentExplanation).toContain('stands until the discharge')
    expect(finding?.request).toMatch(/^Please verify/)
  })

  it('are told apart by the discharge that the record prints', () => {
    const record = [{ ...filed, status: 'Discharged', resolved: '2025-06-01' }]
    expect(found({}, record)?.statement).not.toContain('after the discharge')
    const after = found({ history: { from: '2025-08', codes: '60 30 OK OK BK' } }, record)
    expect(after?.statement).toContain(
      'July 2025 as 30 days late and August 2025 as 60 days late, after the discharge',
    )
    expect(after?.evidence.map(({ field }) => field)).toContain('resolved')
  })

  it.each(['Mortgage', 'Auto loan', 'Student loan'])('are left alone on a %s, which may stay due', (type) => {
    expect(found({ type })).toBeUndefined()
  })

  it('are left alone in a case that was dismissed', () => {
    expect(found({}, [{ ...filed, status: 'Dismissed' }])).toBeUndefined()
  })
})

describe('a collection without an original creditor', () => {
  const collection: EntryWords = { creditor: 'PINE RECOVERY', type: 'Collection', balance: 700 }

  it('is a finding where the label is printed empty, and says nothing of what the client can tell', () => {
    const finding = auditOf({ ...collection, blank: ['originalCreditor'] }).one('missing_original_creditor')
    expect(finding?.strength).toBe('B')
    expect(finding?.statement).not.toContain('I cannot tell')
  })

  it('is asked about where the print names the creditor of another entry, else left out', () => {
    const alone = auditOf(collection)
    expect(alone.one('missing_original_creditor')).toBeUndefined()
    const other = { ...collection, creditor: 'OTHER RECOVERY', originalCreditor: 'VERIDIAN WIRELESS' }
    const { questions } = auditReports([makeReport('Experian', { entries: [collection, other] })], {
      asOf: '2026-11-09',
    })
    const question = questions.find(({ ruleKey }) => ruleKey === 'missing_original_creditor')
    const answers = question?.question?.answers.map(({ key, statement }) => [key, statement])
    expect(answers).toContainEqual(['unknown', 'From what is printed I cannot tell which debt it is.'])
  })
})

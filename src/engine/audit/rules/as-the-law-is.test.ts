/** Sentences about the law and the bureaus' practice, each as it is: rows 15, 18, 22 and 25 of the review of the law. */
import { describe, expect, it } from 'vitest'
import { makeReport, type ReportWords } from '../../../../test/support/make-report.ts'
import { applyAnswers } from '../apply-answers.ts'
import { auditReports } from '../audit-reports.ts'
import type { Finding } from '../finding.ts'

function oneOf(ruleKey: string, words: ReportWords, earlier: ReportWords[] = []): Finding {
  const { findings, questions } = auditReports([makeReport('Equifax', words)], {
    asOf: '2026-11-09',
    earlier: earlier.map((each) => makeReport('Equifax', each)),
  })
  const finding = [...findings, ...questions].find((each) => each.ruleKey === ruleKey)
  if (finding === undefined) throw new Error(`no ${ruleKey}`)
  return finding
}

describe('what the law asks', () => {
  const inquiry = { name: 'GOLDLEAF CREDIT', date: '2026-03-04' }

  it('asks for every reason that an inquiry may have, since no consent is needed for most of them', () => {
    const finding = oneOf('unauthorized_hard_inquiry', { inquiries: [inquiry] })
    const labels = (finding.question?.answers ?? []).map(({ label }) => label).join(' ')
    expect(labels).toMatch(/insurance/)
    expect(labels).toMatch(/rent/)
    expect(labels).toMatch(/phone/)
    expect(labels).toMatch(/collect/)
    const given = { fingerprint: finding.fingerprint, key: 'not_applied', value: null }
    const [stated] = applyAnswers([finding], [given]).findings
    expect(stated?.statement).toMatch(/know of no other reason/)
    expect(stated?.statement).not.toMatch(/permission/)
    // The consumer must be shown who obtained a report (section 609(a)(3)): others need not be.
    expect(stated?.request).toMatch(/no longer show it to others/)
    expect(stated?.request).not.toMatch(/delete/)
  })

  it('asks whether two inquiries of one day are one application, and cites no purpose', () => {
    const finding = oneOf('duplicate_hard_inquiry', { inquiries: [inquiry, inquiry] })
    expect(finding.request).toMatch(/verify/)
    expect(finding.basis.citation).toMatch(/607\(b\)/)
    expect(finding.statement).not.toMatch(/needs one inquiry/)
  })

  it('says of a judgment and a lien what the law allows each', () => {
    const { innocentExplanation } = oneOf('tax_lien_or_judgment', {
      records: [{ type: 'Civil judgment', filed: '2021-02-03' }],
    })
    expect(innocentExplanation).toMatch(/seven years or until the time to enforce/)
    expect(innocentExplanation).toMatch(/paid tax lien/)
  })

  it('says openly that to remove the account of an authorized user is practice and no duty', () => {
    const finding = oneOf('au_derogatory', {
      entries: [
        { type: 'Credit Card', responsibility: 'Authorized User', status: 'Charge Off', balance: 90 },
      ],
    })
    expect(finding.innocentExplanation).toMatch(/allowed to list/)
    expect(finding.request).toMatch(/No law requires/)
  })

  it('allows a dispute remark the 90 days of a billing dispute, where only an older report shows it', () => {
    const entry = {
      creditor: 'MERIDIAN BANK',
      accountNumber: '*4417',
      opened: '2019-03-04',
      remarks: ['Account information disputed by consumer'],
      status: 'Pays As Agreed',
    }
    const at = (reportDate: string) => ({ reportDate, entries: [entry] })
    expect(() => oneOf('dispute_remark_outdated', at('2026-11-09'), [at('2026-08-20')])).toThrow()
    const finding = oneOf('dispute_remark_outdated', at('2026-11-09'), [at('2026-07-20')])
    expect(finding.statement).not.toMatch(/45 days at most/)
    expect(finding.innocentExplanation).toMatch(/billing/)
    expect(finding.innocentExplanation).toMatch(/still disagree/)
  })

  it('shows the remark by which an account is paid, where its status does not say so', () => {
    const finding = oneOf('past_due_on_paid_or_zero', {
      entries: [
        {
          type: 'Credit Card',
          status: 'Pays As Agreed',
          balance: 0,
          pastDue: 162,
          remarks: ['Paid in full'],
        },
      ],
    })
    expect(finding.statement).toMatch(/reported as paid/)
    expect(finding.evidence.map(({ printed }) => printed)).toContain('Paid in full')
  })
})

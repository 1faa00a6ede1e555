import { describe, expect, it } from 'vitest'
import { makeReport } from '../../../../test/support/make-report.ts'
import { auditReports } from '../audit-reports.ts'
import type { Finding } from '../finding.ts'

type Record = { type: string; filed?: string; status?: string; removalDate?: string }

function auditOf(record: Record): Finding[] {
  const { findings, questions } = auditReports([makeReport('TransUnion', { records: [record] })], {
    asOf: '2026-11-09',
  })
  return [...findings, ...questions]
}

function keysOf(record: Record): string[] {
  return auditOf(record).map(({ ruleKey, strength }) => `${ruleKey} ${strength}`)
}

describe('public records', () => {
  it.each(['Federal Tax Lien', 'Civil Judgment', 'State Tax Lien Released', 'Judgement satisfied'])(
    'of the type %s are asked to be removed by the policy of the bureaus, not by a statute',
    (type) => {
      const [finding, ...others] = auditOf({ type, filed: '2021-03-04' })
      expect(others).toEqual([])
      expect(finding).toMatchObject({ ruleKey: 'tax_lien_or_judgment', strength: 'B' })
      expect(finding?.basis.sentence).toContain('voluntary and not a statute')
    },
  )

  it('are left alone as bankruptcies within their time', () => {
    for (const type of ['Chapter 7 Bankruptcy', 'Chapter 13 Bankruptcy', 'Bankruptcy Ch 11'])
      expect(keysOf({ type, filed: '2020-01-15', status: 'Discharged' })).toEqual([])
  })

  it('are past the ten years of a bankruptcy, or past the removal date that the bureau prints', () => {
    const chapter7 = { type: 'Chapter 7 Bankruptcy', status: 'Discharged' }
    expect(keysOf({ ...chapter7, filed: '2016-10-30' })).toEqual(['bankruptcy_obsolete A'])
    expect(keysOf({ ...chapter7, filed: '2017-01-15', removalDate: '2026-10' })).toEqual([
      'bankruptcy_obsolete A',
    ])
    expect(keysOf({ ...chapter7, filed: '2017-01-15', removalDate: '2026-11' })).toEqual([])
  })

  it('are removed after seven years by practice when they are a completed Chapter 13', () => {
    const chapter13 = { type: 'Chapter 13 Bankruptcy', filed: '2019-02-01' }
    expect(keysOf({ ...chapter13, status: 'Discharged' })).toEqual(['bankruptcy_ch13_completed B'])
    expect(keysOf({ ...chapter13, status: 'Petition filed' })).toEqual([])
    expect(keysOf({ ...chapter13, filed: '2020-02-01', status: 'Discharged' })).toEqual([])
    // Not under two rules: the ten years are over too.
    expect(keysOf({ ...chapter13, filed: '2015-02-01', status: 'Discharged' })).toEqual([
      'bankruptcy_obsolete A',
    ])
  })

  it('lack their chapter only in a disclosure of the bureau itself', () => {
    expect(keysOf({ type: 'Bankruptcy', filed: '2022-01-15' })).toEqual(['bankruptcy_chapter_missing B'])
    const merged = makeReport('TransUnion', {
      family: 'three-bureau-identityiq',
      records: [{ type: 'Bankruptcy', filed: '2022-01-15' }],
    })
    expect(auditReports([merged], { asOf: '2026-11-09' }).findings).toEqual([])
  })

  it('that are dismissed are a question with the date of the discharge', () => {
    const [question] = auditOf({ type: 'Chapter 7 Bankruptcy', filed: '2022-01-15', status: 'Dismissed' })
    expect(question).toMatchObject({ ruleKey: 'bankruptcy_dismissed', strength: 'C' })
    expect(question?.question?.answers[0]).toMatchObject({ key: 'discharged', input: 'date' })
  })
})

describe('accounts marked as in bankruptcy', () => {
  const marked = {
    creditor: 'BELLWETHER HOME STORES',
    status: 'Included in Chapter 7 bankruptcy',
    balance: 0,
  }

  it('without a case in any report are one question, however many they are', () => {
    const reports = [
      makeReport('Experian', { entries: [marked] }),
      makeReport('Equifax', { entries: [marked, { ...marked, creditor: 'MERIDIAN BANK' }] }),
    ]
    const { questions } = auditReports(reports, { asOf: '2026-11-09' })
    expect(questions.map(({ ruleKey }) => ruleKey)).toEqual(['bankruptcy_mark_without_case'])
  })

  it('are nothing to ask about when one of the reports lists the case', () => {
    const reports = [
      makeReport('Experian', { entries: [marked] }),
      makeReport('Equifax', {
        records: [{ type: 'Chapter 7 Bankruptcy', filed: '2024-02-01', status: 'Discharged' }],
      }),
    ]
    expect(auditReports(reports, { asOf: '2026-11-09' }).questions).toEqual([])
  })
})

import { expect, it } from 'vitest'
import { makeReport } from '../../../test/support/make-report.ts'
import type { CreditReport } from '../report/credit-report.ts'
import type { CaseFile } from './case-file.ts'
import { composeForensicAnalysis } from './compose-forensic-analysis.ts'
import { summaryOf } from './forensic-summary.ts'

function caseWith(report: CreditReport): CaseFile {
  return {
    consumer: {
      name: 'Robin Example',
      mailingAddress: '',
      city: '',
      state: '',
      zipCode: '',
      ssnLast4: null,
      dob: null,
    },
    asOf: '2026-11-20',
    round: 1,
    reports: [report],
    findings: [],
    questions: [],
    debts: [],
    without: [],
    ruleSetVersion: '1',
  }
}

it('The forensic analysis names the pages that a report lacks, in English and in Spanish', () => {
  const whole = makeReport('Experian', {})
  const missing = { pages: [8, 9], count: 2, of: 14, touched: [] }
  const caseFile = caseWith({ ...whole, coverage: { ...whole.coverage, missing } })
  expect(summaryOf(caseFile, 'Experian', []).read?.summary).toContain(
    'Pages 8, 9 of the report are missing from the file: what runs over them is in no finding.',
  )
  expect(summaryOf({ ...caseFile, language: 'es' }, 'Experian', []).read?.summary).toContain(
    'Faltan en el archivo las páginas 8, 9 del informe',
  )
})

it('The forensic analysis says of how many months nothing is known, and then never that everything was understood', () => {
  const whole = makeReport('Experian', { entries: [{ creditor: 'MERIDIAN BANK' }] })
  const box = { page: 1, x: 40, y: 100, width: 8, height: 8 }
  const unreadMonths = ['2026-01', '2026-02'].map((month) => ({ month, box, isSign: true as const }))
  const report = { ...whole, accounts: whole.accounts.map((account) => ({ ...account, unreadMonths })) }
  const summary = (given: CreditReport) => summaryOf(caseWith(given), 'Experian', []).read?.summary
  const said =
    '2 months of the payment histories show signs or colors that the file does not explain; no conclusions were drawn from them.'
  expect(summary(whole)).toContain('Every line was understood.')
  expect(summary(report)).toContain(said)
  expect(summary(report)).not.toContain('understood')
  expect(composeForensicAnalysis(caseWith(report)).unread).toEqual([
    { bureau: 'Experian', lines: [], more: 0, months: said },
  ])
  expect(summaryOf({ ...caseWith(report), language: 'es' }, 'Experian', []).read?.summary).toContain(
    '2 meses de los historiales de pagos',
  )
})

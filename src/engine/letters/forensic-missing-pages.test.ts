import { expect, it } from 'vitest'
import { makeReport } from '../../../test/support/make-report.ts'
import type { CaseFile } from './case-file.ts'
import { summaryOf } from './forensic-summary.ts'

it('The forensic analysis names the pages that a report lacks, in English and in Spanish', () => {
  const whole = makeReport('Experian', {})
  const missing = { pages: [8, 9], count: 2, of: 14, touched: [] }
  const report = { ...whole, coverage: { ...whole.coverage, missing } }
  const caseFile: CaseFile = {
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
  expect(summaryOf(caseFile, 'Experian', []).read?.summary).toContain(
    'Pages 8, 9 of the report are missing from the file: what runs over them is in no finding.',
  )
  expect(summaryOf({ ...caseFile, language: 'es' }, 'Experian', []).read?.summary).toContain(
    'Faltan en el archivo las páginas 8, 9 del informe',
  )
})

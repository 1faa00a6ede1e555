import { describe, expect, it } from 'vitest'
import { makeReport } from '../../../test/support/make-report.ts'
import type { LayoutFamily } from '../report/credit-report.ts'
import { auditReports } from './audit-reports.ts'

function keysOf(family: LayoutFamily): string[] {
  const report = makeReport('TransUnion', {
    family,
    entries: [
      {
        creditor: 'PINE RECOVERY ASSOCIATES',
        type: 'Collection',
        status: 'Derogatory',
        balance: 700,
        blank: ['originalCreditor'],
      },
      { creditor: 'FIRST HOLLOW BANK', type: 'Revolving', status: 'Open', balance: 120 },
    ],
  })
  return auditReports([report], { asOf: '2026-10-25' }).findings.map(({ ruleKey }) => ruleKey)
}

describe('a layout that passes on a part of what the bureaus hold', () => {
  it.each(['three-bureau-smartcredit', 'three-bureau-equifax'] as const)(
    'proves nothing by what it does not show: %s',
    (family) => {
      expect(keysOf(family)).not.toContain('missing_original_creditor')
      expect(keysOf(family)).not.toContain('credit_limit_missing')
    },
  )

  it('asks about an empty original creditor where it names that of another collection', () => {
    const collection = { creditor: 'PINE RECOVERY', type: 'Collection', status: 'Derogatory', balance: 700 }
    const report = makeReport('TransUnion', {
      family: 'three-bureau-equifax',
      entries: [
        { ...collection, blank: ['originalCreditor'] },
        { ...collection, creditor: 'OTHER RECOVERY', originalCreditor: 'VERIDIAN WIRELESS' },
      ],
    })
    const { findings, questions } = auditReports([report], { asOf: '2026-10-25' })
    const keysIn = (all: typeof findings) => all.map(({ ruleKey }) => ruleKey)
    expect(keysIn(findings)).not.toContain('missing_original_creditor')
    expect(keysIn(questions)).toContain('missing_original_creditor')
  })

  it('is told from one that shows all of it', () => {
    const expected = ['missing_original_creditor', 'credit_limit_missing']
    expect(keysOf('transunion-acr')).toEqual(expect.arrayContaining(expected))
    expect(keysOf('three-bureau-identityiq')).toEqual(expect.arrayContaining(expected))
  })
})

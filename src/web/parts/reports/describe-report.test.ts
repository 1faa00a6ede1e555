import { describe, expect, it } from 'vitest'
import type { UploadedReport } from '../../../shared/api/reports.ts'
import { reportsTexts } from '../../../shared/messages/en/reports.ts'
import { recognisedSentence } from './describe-report.ts'

const stored = (recognition: UploadedReport['recognition']): UploadedReport => ({
  bureau: 'experian',
  fileName: 'a.pdf',
  bytes: 1,
  pages: 1,
  uploadedAt: '2026-06-03T00:00:00Z',
  recognition,
  owner: null,
})

describe('recognisedSentence', () => {
  it('names bureau, date and accounts', () => {
    const seen = { bureau: 'transunion' as const, reportDate: '2026-06-03', accounts: 1, problem: null }
    expect(recognisedSentence(stored(seen), reportsTexts)).toBe(
      'Recognized as a TransUnion report of June 3, 2026, 1 account.',
    )
  })

  it('leaves out what was not read', () => {
    const seen = { bureau: 'experian' as const, reportDate: null, accounts: null, problem: null }
    expect(recognisedSentence(stored(seen), reportsTexts)).toBe('Recognized as an Experian report.')
  })

  it('says nothing beside a problem, and that it is being read before there is an answer', () => {
    const seen = { bureau: 'equifax' as const, reportDate: null, accounts: null, problem: 'Another bureau.' }
    expect(recognisedSentence(stored(seen), reportsTexts)).toBeNull()
    expect(recognisedSentence(stored(null), reportsTexts)).toBe('Stored. The report is being read.')
  })
})

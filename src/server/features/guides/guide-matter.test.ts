import { expect, it } from 'vitest'
import type { GuideEntry } from '../../../engine/guides/guide-matter.ts'
import { saveGuideAnswers } from '../../../shared/api/guides.ts'
import { emptyAnswers } from './guide-answers.ts'
import { asTyped } from './guide-matter.ts'

it('whatever a report prints can be taken over: what is too long is cut, a year alone is no month', () => {
  const printed: GuideEntry = {
    id: 'experian-03',
    company: 'A'.repeat(300),
    address: ['B'.repeat(300), '', '', '', 'fifth line'],
    accountNumber: 'C'.repeat(300),
    originalCreditor: 'D'.repeat(300),
    amount: '$1,234,567,890,123,456.78',
    bureaus: ['Experian'],
    noticeOn: null,
    firstDelinquency: '2020',
    removals: [{ bureau: 'Experian', printed: '2027-01' }],
    reason: '',
    type: '',
  }
  const answers = { ...emptyAnswers(null), entries: [asTyped(printed)] }
  expect(saveGuideAnswers.body.safeParse({ version: 1, answers }).success).toBe(true)
  expect(asTyped(printed).firstDelinquency).toBeNull()
})

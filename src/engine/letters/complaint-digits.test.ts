import { describe, expect, it } from 'vitest'
import { sampleCase, sampleEvidence, sampleFinding } from '../../../test/support/sample-case.ts'
import { composeComplaintLetter } from './compose-complaint-letter.ts'

describe('the text for the form of the CFPB', () => {
  it.each([
    ['ssnLast4', '4821'],
    ['dob', '04/24/1983'],
  ])('holds no digits of %s, which the form forbids', (field, printed) => {
    const caseFile = sampleCase('set-1')
    const finding = sampleFinding({
      accounts: [],
      title: 'Personal information is wrong',
      statement: `It is ${printed} at Experian.`,
      evidence: [sampleEvidence({ field, printed, creditor: null, itemId: null, accountNumber: null })],
    })
    const complaint = composeComplaintLetter({ ...caseFile, findings: [finding] })
    const text = JSON.stringify(complaint)
    expect(text).toContain('does not belong in this form')
    expect(text).not.toContain(printed)
  })
})

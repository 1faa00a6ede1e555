import { describe, expect, it } from 'vitest'
import { spanishMessages } from '../../../shared/messages/es/spanish-messages.ts'
import { englishMessages } from '../../../shared/messages/messages.ts'
import { letterTitle } from './letter-title.ts'

const titleOf = (documentType: string, recipient: string) =>
  letterTitle({ documentType, recipient }, englishMessages)

describe('the title of a letter in the mail log', () => {
  it('tells two letters to the same recipient apart', () => {
    expect(titleOf('experian_dispute_letter', 'Experian')).toBe('Letter to Experian')
    expect(titleOf('security_freeze_experian', 'Experian')).toBe('Security Freeze Request to Experian')
    expect(titleOf('furnisher_dispute_letter_2', 'Harbor Card')).toBe(
      'Furnisher Dispute Letter to Harbor Card',
    )
  })

  it('names in the language of the page whom no report names', () => {
    const complaint = { documentType: 'complaint_letter', recipient: 'the CFPB' }
    expect(letterTitle(complaint, englishMessages)).toBe('Letter to the CFPB')
    expect(letterTitle(complaint, spanishMessages)).toBe('Carta a la CFPB')
  })

  it('is a plain one for a kind that is not known', () => {
    expect(titleOf('round_two_note', 'Equifax')).toBe('Letter to Equifax')
  })
})

import { describe, expect, it } from 'vitest'
import { portalTexts } from '../../shared/messages/en/portal.ts'
import { documentName } from './document-name.ts'

const nameOf = (type: string) => documentName(type, portalTexts.documents)

describe('the name of a document', () => {
  it('is its friendly one, with the number or the bureau where there are several', () => {
    expect(nameOf('experian_dispute_letter')).toBe('Experian Dispute Letter')
    expect(nameOf('furnisher_dispute_letter_2')).toBe('Furnisher Dispute Letter: 2')
    expect(nameOf('identity_theft_block_transunion')).toBe('Identity Theft Letter: TransUnion')
  })

  it('is the type itself where none is known', () => {
    expect(nameOf('round_two_note')).toBe('round_two_note')
    expect(nameOf('note')).toBe('note')
  })
})

import { describe, expect, it } from 'vitest'
import { spanishWording } from './spanish-wording.ts'

describe('the record of what was shown', () => {
  it('holds the Spanish of a finding that was decided on in Spanish', () => {
    expect(spanishWording('es', 'negative_balance')).toMatchObject({
      shownInSpanishTitle: 'Saldo menor que cero',
      shownInSpanishRequest:
        'Que se verifique el saldo con la empresa y, si es un saldo a su favor, se muestre como $0.',
    })
  })

  it('holds question and answer as they stood on the page', () => {
    expect(spanishWording('es', 'wrong_name_variant', 'not_sure')).toMatchObject({
      shownInSpanishQuestion: '¿Usó alguna vez este nombre?',
      shownInSpanishAnswer: 'No lo sé con certeza',
    })
  })

  it('adds nothing for a page in English', () => {
    expect(spanishWording('en', 'negative_balance')).toEqual({})
  })
})

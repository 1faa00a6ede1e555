import { describe, expect, it } from 'vitest'
import { sentenceTexts } from './es/sentences.ts'
import { sayIn } from './say-in.ts'

describe('a sentence in another language', () => {
  it('is the one of the table', () => {
    expect(sayIn(sentenceTexts, 'Choose one of the answers.')).toBe('Elija una de las respuestas.')
  })

  it('keeps the particulars', () => {
    expect(sayIn(sentenceTexts, 'Experian sends the results')).toBe('Experian envía los resultados')
    expect(sayIn(sentenceTexts, 'Two years to bring a claim: Equifax and the dispute of round 2')).toBe(
      'Dos años para presentar una demanda: Equifax y la disputa de la ronda 2',
    )
  })

  it('stays English where the table lacks it, also when a part of it is known', () => {
    expect(sayIn(sentenceTexts, 'Nobody has translated this.')).toBe('Nobody has translated this.')
    expect(sayIn(sentenceTexts, 'Choose one of the answers. Or none.')).toBe(
      'Choose one of the answers. Or none.',
    )
    expect(sayIn({}, 'Experian sends the results')).toBe('Experian sends the results')
  })
})

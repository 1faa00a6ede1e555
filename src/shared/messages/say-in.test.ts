import { describe, expect, it } from 'vitest'
import { sentenceTexts } from './es/sentences.ts'
import { sayIn } from './say-in.ts'

describe('a sentence in another language', () => {
  it('is the one of the table', () => {
    expect(sayIn(sentenceTexts, 'The client of this run is no longer there.')).toBe(
      'El cliente de este procesamiento ya no existe.',
    )
  })

  it('keeps the particulars', () => {
    expect(sayIn(sentenceTexts, 'No Experian report was uploaded.')).toBe(
      'No se subió ningún informe de Experian.',
    )
  })

  it('takes a day as one of them, with its comma', () => {
    expect(
      sayIn(
        { '{0} is of {1}, {2} days ago.': '{0} es del {1}, hace {2} días.' },
        'a.pdf is of June 3, 2026, 170 days ago.',
      ),
    ).toBe('a.pdf es del June 3, 2026, hace 170 días.')
  })

  it('says how much of a report was read, whatever it counts', () => {
    expect(
      sayIn(
        sentenceTexts,
        'The Equifax report counts 40 accounts and 3 hard inquiries; 20 accounts and 2 hard inquiries could be read. No letter is written on a report read in part.',
      ),
    ).toBe(
      'El informe de Equifax cuenta 40 cuentas y 3 consultas que otros ven; se pudieron leer 20 cuentas y 2 consultas que otros ven. Sobre un informe leído en parte no se escribe ninguna carta.',
    )
  })

  it('says the particulars that the table knows, too', () => {
    expect(sayIn(sentenceTexts, 'This is a picture (PNG), not a PDF.')).toBe(
      'Esto es una imagen (PNG), no un PDF.',
    )
  })

  it('says several sentences together where they are known so, else in the longest parts that are', () => {
    const table = { 'One. Two.': '1+2', 'Two.': '2', 'It is {0}.': 'es {0}', 'Six. Ten.': '6+10' }
    expect(sayIn(table, 'One. Two.')).toBe('1+2')
    expect(sayIn(table, 'Two. It is a name. Six. Ten.')).toBe('2 es a name 6+10')
    expect(sayIn(table, 'It is J. Doe.')).toBe('es J. Doe')
  })

  it('stays English where the table lacks it, sentence by sentence', () => {
    expect(sayIn(sentenceTexts, 'Nobody has translated this.')).toBe('Nobody has translated this.')
    expect(sayIn(sentenceTexts, 'The client of this run is no longer there. Or none.')).toBe(
      'El cliente de este procesamiento ya no existe. Or none.',
    )
    expect(sayIn({}, 'Experian sends the results')).toBe('Experian sends the results')
  })
})

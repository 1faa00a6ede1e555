import { describe, expect, it } from 'vitest'
import { sampleCase, sampleEarlierLetter } from '../../../test/support/sample-case.ts'
import { enclosureInSpanish } from '../../shared/messages/es/enclosures.ts'
import { composeLetters } from './compose-letters.ts'
import { letterCopy, newPaper, resultsCopy } from './list-enclosures.ts'

describe('an enclosure on a Spanish page', () => {
  it('has a Spanish name, whatever letter lists it', () => {
    const cases = (['set-3', 'set-9'] as const).map((set) => sampleCase(set))
    const setOne = sampleCase('set-1')
    const items = [{ bureau: 'TransUnion' as const, itemId: 'transunion-03' }]
    const identityTheft = { items, reportNumber: '123-456' }
    const packets = { collectorValidation: [], securityFreeze: false, identityTheft }
    const theft = { ...setOne, packets }
    const letters = [...cases, theft].flatMap((caseFile) => composeLetters(caseFile))
    const earlier = sampleEarlierLetter(setOne, 'Experian', [])
    const listed = [
      ...letters.flatMap(({ copies }) => copies.map(({ text }) => text)),
      letterCopy(earlier),
      letterCopy({ ...earlier, deliveredOn: '2026-07-09' }),
      ...resultsCopy(earlier),
    ]
    expect(listed.length).toBeGreaterThan(20)
    const kept = listed.filter((text) => enclosureInSpanish(text) === text)
    expect(kept).toEqual([])
  })

  it('names pages, days and whose report it is', () => {
    const names = [
      'Copy of page 3 of my Equifax report, the lines marked',
      'Copy of pages 3, 5 and 7 of the three-bureau report of IdentityIQ of November 9, 2026, the lines marked, everything else covered',
      'Copy of Experian’s results that reached me on March 10, 2026',
    ]
    expect(names.map(enclosureInSpanish)).toEqual([
      'Copia de la página 3 de su informe de Equifax, con las líneas marcadas',
      'Copia de las páginas 3, 5 y 7 del informe de tres agencias de IdentityIQ del 9 de noviembre de 2026, con las líneas marcadas y lo demás cubierto',
      'Copia de los resultados de Experian que usted recibió el 10 de marzo de 2026',
    ])
    expect(enclosureInSpanish(newPaper)).toMatch(/^Un documento que no se ha enviado antes: _+$/)
  })
})

import { describe, expect, it } from 'vitest'
import { processorSecondsOf } from '../../../test/support/processor-seconds-of.ts'
import { forbiddenWordsIn } from './forbidden-words.ts'

describe('words that the law forbids', () => {
  it.each([
    ['We guarantee that Experian deletes it.', '1679b(a)(3)'],
    ['Removal is guaranteed!', '1679b(a)(3)'],
    ['Le garantizamos resultados.', '310.3'],
    ['Con nosotros los resultados están garantizados.', '310.3'],
    ['We remove all negative items from your report.', 'inaccurate'],
    ['We can delete accurate accounts, too.', 'inaccurate'],
    ['Eliminamos todas las cuentas de su informe.', 'inaccurate'],
    ['Borramos cuentas verdaderas.', 'inaccurate'],
    ['Erase bad credit today.', 'inaccurate'],
    ['Limpie su historial de crédito ya.', 'inaccurate'],
    ['You get a new credit identity.', '1679b(a)(2)'],
    ['Apply with a CPN instead.', '1679b(a)(2)'],
    ['Le damos una nueva identidad de crédito.', '1679b(a)(2)'],
    ['Your score will go up in a month.', 'score'],
    ['We raise your score by 80 points.', 'score'],
    ['Su puntaje va a subir.', 'score'],
    ['Just dispute everything on the report.', '1679b(a)(1)'],
    ['Say that it is not yours anyway.', '1679b(a)(1)'],
    ['The 609 letter is a loophole.', 'loophole'],
    ['Our method is approved by the CFPB.', '310.3(a)(2)(vii)'],
  ])('are pointed out with why: %s', (text, why) => {
    const found = forbiddenWordsIn(text)
    expect(found.length).toBeGreaterThan(0)
    expect(found.map((each) => each.why).join(' ')).toContain(why)
    for (const { words } of found) expect(text).toContain(words)
  })

  it.each([
    'We cannot guarantee any outcome.',
    'Nobody can guarantee what a bureau answers.',
    'ARMOR no garantiza ningún resultado.',
    'Your letters ask the bureau to remove all inaccurate items.',
    'The bureau must delete what it cannot verify.',
    'Please upload the results letter from Experian, then we look at round 2.',
    'Suba la carta de resultados de Experian, por favor.',
    'Equifax corrected the date of first delinquency of two accounts.',
    'Your score may change or stay the same.',
    'Never dispute everything: only errors.',
    'Sus cartas de la primera ronda están listas para enviar.',
    '',
  ])('are not seen in what may be said: %s', (text) => {
    expect(forbiddenWordsIn(text)).toEqual([])
  })

  it('come in the order of the text, and the same words once', () => {
    const text = 'A loophole! We guarantee it. Really, we guarantee it. A loophole!'
    expect(forbiddenWordsIn(text).map(({ words }) => words)).toEqual(['loophole', 'guarantee'])
  })

  it('takes a long text without trouble', async () => {
    const text = 'remove '.repeat(700)
    expect((await processorSecondsOf(() => forbiddenWordsIn(text))).seconds).toBeLessThan(0.5)
  })
})

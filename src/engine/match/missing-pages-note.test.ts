import { expect, it } from 'vitest'
import { makeReport } from '../../../test/support/make-report.ts'
import { wordIn } from '../../shared/messages/sentences-in.ts'
import { wordEnglish } from '../../shared/sentences/word-english.ts'
import { missingPagesNotes } from './missing-pages-note.ts'

it('says whose page is missing where the file holds more than one report', () => {
  const note = (pageCount: number) => {
    const missing = { pages: [3], count: 1, of: 6, touched: [] }
    const report = { ...makeReport('Equifax', { coverage: { missing } }), pageCount }
    const [said] = missingPagesNotes([{ report, fileName: 'mine.pdf', isUsed: true }])
    if (said === undefined) throw new Error('no note')
    return [wordEnglish(said), wordIn('es', said)]
  }
  expect(note(12)[0]).toMatch(/^Page 3 of 6 of the Equifax report is missing from mine\.pdf\./)
  expect(note(12)[1]).toMatch(/^Falta la página 3 de 6 del informe de Equifax en mine\.pdf\./)
  expect(note(5)[0]).toMatch(/^Page 3 of 6 is missing from mine\.pdf\./)
})

it('says that everything else is used only where anything is, of whatever bureau of the file', () => {
  const missing = { pages: [3], count: 1, of: 6, touched: [] }
  const [one, other] = (['Experian', 'Equifax'] as const).map((bureau) =>
    makeReport(bureau, { coverage: { missing } }),
  )
  if (one === undefined || other === undefined) throw new Error('no reports')
  const notes = (...areUsed: boolean[]) =>
    missingPagesNotes(
      [one, other].map((report, at) => ({ report, fileName: 'mine.pdf', isUsed: areUsed[at] === true })),
    )
  expect(notes(false, false).map(wordEnglish)).toEqual([
    'Page 3 of 6 is missing from mine.pdf. Add what is missing, or give the whole report again.',
  ])
  expect(notes(false, false).map((said) => wordIn('es', said))).toEqual([
    'Falta la página 3 de 6 en mine.pdf. Agregue lo que falta, o dé otra vez el informe entero.',
  ])
  expect(notes(false, true).map(wordEnglish)).toEqual([expect.stringContaining('everything else is used')])
})

import { expect, it } from 'vitest'
import { makeReport } from '../../../test/support/make-report.ts'
import { wordIn } from '../../shared/messages/sentences-in.ts'
import { wordEnglish } from '../../shared/sentences/word-english.ts'
import { missingPagesNotes } from './missing-pages-note.ts'

it('says whose page is missing where the file holds more than one report', () => {
  const note = (pageCount: number) => {
    const missing = { pages: [3], count: 1, of: 6, touched: [] }
    const report = { ...makeReport('Equifax', { coverage: { missing } }), pageCount }
    const [said] = missingPagesNotes([{ report, fileName: 'mine.pdf' }])
    if (said === undefined) throw new Error('no note')
    return [wordEnglish(said), wordIn('es', said)]
  }
  expect(note(12)[0]).toMatch(/^Page 3 of 6 of the Equifax report is missing from mine\.pdf\./)
  expect(note(12)[1]).toMatch(/^Falta la página 3 de 6 del informe de Equifax en mine\.pdf\./)
  expect(note(5)[0]).toMatch(/^Page 3 of 6 is missing from mine\.pdf\./)
})

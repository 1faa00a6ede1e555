import { describe, expect, it } from 'vitest'
import { inEnglish, inSpanish } from '../../../../test/support/in-words.ts'
import { makeReport } from '../../../../test/support/make-report.ts'
import { says } from '../../../shared/sentences/says.ts'
import { recogniseReport } from './recognise-report.ts'

describe('a file with the reports of several bureaus', () => {
  const reports = [makeReport('Equifax'), makeReport('TransUnion')]

  it('says which reports were read of it, and which part was not, in both languages', () => {
    const sentence = says('reading.twoPeople')
    const refused = [{ code: 'unknown_layout' as const, sentence }]
    const { bureau, problem, notes = [] } = recogniseReport({ ok: true, reports, refused }, 'equifax')
    expect({ bureau, problem }).toEqual({ bureau: 'equifax', problem: null })
    expect(inEnglish(notes)).toEqual([
      'A report of two bureaus: Equifax 0 accounts, TransUnion 0.',
      'A part of this file was not used. This PDF holds the reports of different people. Save the reports of each person as PDFs of their own.',
    ])
    expect(inSpanish(notes)).toEqual([
      'Un informe de dos agencias: Equifax, 0 cuentas; TransUnion, 0.',
      'Una parte de este archivo no se usó. Este PDF contiene los informes de personas distintas. Guarde los informes de cada persona en PDF propios.',
    ])
  })

  it('says nothing of the kind of a file with one report', () => {
    const [only] = reports
    expect(recogniseReport({ ok: true, reports: only ? [only] : [] }, 'equifax').notes).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { makeReport } from '../../../../test/support/make-report.ts'
import { sentenceTexts } from '../../../shared/messages/es/sentences.ts'
import { sayIn } from '../../../shared/messages/say-in.ts'
import { recogniseReport } from './recognise-report.ts'

describe('a file with the reports of several bureaus', () => {
  const reports = [makeReport('Equifax'), makeReport('TransUnion')]

  it('says which reports were read of it, and which part was not, in both languages', () => {
    const sentence = 'What is left of the report cannot be read.'
    const refused = [{ code: 'unknown_layout' as const, sentence }]
    const { bureau, problem, notes = [] } = recogniseReport({ ok: true, reports, refused }, 'equifax')
    expect({ bureau, problem }).toEqual({ bureau: 'equifax', problem: null })
    expect(notes).toEqual([
      'A report of two bureaus: Equifax 0 accounts, TransUnion 0.',
      `A part of this file was not used. ${sentence}`,
    ])
    expect(sayIn(sentenceTexts, notes[1] ?? '')).toBe(
      'Una parte de este archivo no se usó. Lo que queda del informe no se puede leer.',
    )
  })

  it('says nothing of the kind of a file with one report', () => {
    const [only] = reports
    expect(recogniseReport({ ok: true, reports: only ? [only] : [] }, 'equifax').notes).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { sampleCase } from '../../../test/support/sample-case.ts'
import type { CaseFile, Mailing } from './case-file.ts'
import { composeLetters } from './compose-letters.ts'
import { composeMailLog } from './compose-mail-log.ts'

const setOne = sampleCase('set-1')
const packets = { collectorValidation: [], identityTheft: null, securityFreeze: true }

describe('the mail log', () => {
  it('has a row for every paper of the round, also furnishers and packets', () => {
    const caseFile: CaseFile = { ...setOne, round: 3, packets }
    const types = composeMailLog(caseFile).rows.map(({ documentType }) => documentType)
    expect(types).toEqual(composeLetters(caseFile).map(({ documentType }) => documentType))
    expect(types.filter((type) => type.startsWith('furnisher')).length).toBeGreaterThan(1)
    expect(types).toContain('security_freeze_equifax')
  })

  it('counts a clock from a delivery that is proved, and from nothing else', () => {
    expect(rowWith(mailing('delivered', true))).toMatchObject({
      state: 'Delivered',
      certifiedNumber: '9407111898765432100000',
      clockEnds: 'December 28, 2026',
      steps: [
        { day: '', proof: '' },
        { day: '', proof: '' },
        { day: 'November 13, 2026', proof: 'proved' },
      ],
    })
    expect(rowWith(mailing('delivered', false))).toMatchObject({ state: 'Delivered', clockEnds: '' })
    expect(rowWith(mailing('accepted', true))).toMatchObject({ state: 'Accepted', clockEnds: '' })
    expect(rowWith(mailing('handed_over', true))).toMatchObject({ state: 'Mailed', clockEnds: '' })
    expect(rowWith(null)).toMatchObject({ state: 'Not sent', certifiedNumber: '', clockEnds: '' })
  })

  it('gives 30 days after a report that is not the free one, and three business days to a freeze', () => {
    const bought = setOne.reports.map((report) => ({ ...report, family: 'experian-member' as const }))
    expect(rowWith(mailing('delivered', true), { reports: bought })?.clockEnds).toBe('December 13, 2026')
    const informed = { ...mailing('delivered', true), moreInfoSentOn: '2026-11-20' }
    expect(rowWith(informed, { reports: bought })?.clockEnds).toBe('December 28, 2026')
    const freeze = { ...mailing('delivered', true), documentType: 'security_freeze_experian' }
    const log = composeMailLog({ ...setOne, packets, mailings: [freeze] })
    // November 13, 2026 is a Friday.
    expect(log.rows.find(({ documentType }) => documentType === freeze.documentType)?.clockEnds).toBe(
      'November 18, 2026',
    )
  })

  it('shows the clocks of a block and a freeze only beside such a letter', () => {
    const events = (caseFile: CaseFile) => JSON.stringify(composeMailLog(caseFile).clocks)
    expect(events(setOne)).not.toContain('605')
    expect(events({ ...setOne, packets })).toContain('freeze')
  })

  it('says of an address for freezes that nobody has checked it, and of one for disputes nothing', () => {
    const notesOf = (language: 'en' | 'es') => {
      const { rows } = composeMailLog({ ...setOne, language, packets })
      const of = (documentType: string) => rows.find((row) => row.documentType === documentType)?.addressNote
      return ['experian', 'equifax', 'transunion']
        .map((bureau) => of(`security_freeze_${bureau}`))
        .concat(rows[0]?.addressNote)
    }
    const toCheck = 'To be checked on the bureau’s own website'
    expect(notesOf('en')).toEqual([toCheck, toCheck, 'Address to be written in', ''])
    expect(notesOf('es')[0]).toBe('Por comprobar en el sitio web de la propia agencia')
  })

  it('is Spanish for a client who reads Spanish', () => {
    const log = composeMailLog({ ...setOne, language: 'es', mailings: [mailing('delivered', true)] })
    expect(log.title).toBe('Registro de envíos, ronda 1')
    expect(log.rows[0]).toMatchObject({ state: 'Entregada', clockEnds: '28 de diciembre de 2026' })
  })
})

function mailing(state: 'handed_over' | 'accepted' | 'delivered', isEvidenced: boolean): Mailing {
  return {
    documentType: 'experian_dispute_letter',
    state,
    steps: [{ state, day: '2026-11-13', isEvidenced }],
    certifiedNumber: '9407111898765432100000',
  }
}

function rowWith(given: Mailing | null, changes: Partial<CaseFile> = {}) {
  return composeMailLog({ ...setOne, ...changes, mailings: given === null ? [] : [given] }).rows[0]
}

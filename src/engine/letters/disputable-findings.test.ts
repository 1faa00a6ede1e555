import { describe, expect, it } from 'vitest'
import { sampleCase, sampleEvidence, sampleFinding } from '../../../test/support/sample-case.ts'
import type { CaseFile } from './case-file.ts'
import { composeComplaintLetter } from './compose-complaint-letter.ts'
import { composeLetters } from './compose-letters.ts'
import { disputableFindings } from './disputable-findings.ts'

const setOne = sampleCase('set-1')

describe('the gate before the letters', () => {
  it('stops a question and a value that only character recognition has read', () => {
    const scanned = sampleFinding({ id: 'scanned', evidence: [sampleEvidence({ confidence: 0.97 })] })
    const confirmed = sampleFinding({ id: 'confirmed', evidence: [sampleEvidence({ confidence: 1 })] })
    const question = sampleFinding({ id: 'question', strength: 'C' })
    const caseFile = { ...setOne, findings: [scanned, confirmed, question] }
    expect(disputableFindings(caseFile).map(({ id }) => id)).toEqual(['confirmed'])
    expect(JSON.stringify(composeLetters(caseFile))).not.toContain('"scanned"')
    const [note] = composeLetters({ ...caseFile, findings: [scanned] })
    expect(JSON.stringify(note?.content)).toContain('waits for your confirmation')
    expect(JSON.stringify(note?.content)).not.toContain('met the standard')
  })

  it('stops every finding about a debt that the client reports as identity theft, at every bureau and in every round', () => {
    const debt = setOne.debts.find(({ members }) => members.length === 3)
    const [experian, other] = debt?.members ?? []
    if (experian === undefined || other === undefined) throw new Error('expected a debt at three bureaus')
    const about = sampleFinding({
      bureaus: [other.bureau],
      accounts: [
        { bureau: other.bureau, itemId: other.accountId, creditor: 'STOLEN CARD', accountNumber: null },
      ],
      evidence: [sampleEvidence({ bureau: other.bureau, itemId: other.accountId, creditor: 'STOLEN CARD' })],
    })
    const theft = { items: [{ bureau: experian.bureau, itemId: experian.accountId }], reportNumber: null }
    for (const round of [1, 2, 3] as const) {
      const caseFile: CaseFile = {
        ...setOne,
        round,
        findings: [about],
        packets: { collectorValidation: [], identityTheft: theft, securityFreeze: false },
      }
      const disputes = composeLetters(caseFile).filter(({ content }) => content.kind === 'letter')
      expect(disputes).toEqual([])
      expect(composeComplaintLetter(caseFile).companies).toEqual([])
    }
  })
})

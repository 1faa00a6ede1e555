import { describe, expect, it } from 'vitest'
import { sampleCase, sampleEvidence, sampleFinding } from '../../../test/support/sample-case.ts'
import type { CreditReport } from '../report/credit-report.ts'
import type { CaseFile } from './case-file.ts'
import { composeComplaintLetter } from './compose-complaint-letter.ts'
import { composeDisputeLetter } from './compose-dispute-letter.ts'
import { composeLetters } from './compose-letters.ts'
import { composePackets } from './compose-packets.ts'

const setOne = sampleCase('set-1')

/** The case as if one file of a monitoring service had filled every slot. */
function servicePrints(changes: Partial<CreditReport> = {}, service?: string): CaseFile {
  const printed = { value: 'M00300126', raw: 'M00300126', confidence: 1, box: sampleEvidence().box }
  const reports = setOne.reports.map((report) => ({
    ...report,
    family: 'three-bureau-smartcredit' as const,
    reportNumber: printed,
    pageCount: 40,
    ...(service === undefined ? {} : { service }),
    ...changes,
  }))
  const finding = sampleFinding({
    evidence: [
      sampleEvidence(),
      sampleEvidence({ bureau: 'Equifax', box: { ...sampleEvidence().box, page: 7 } }),
    ],
  })
  return { ...setOne, reports, findings: [finding], questions: [] }
}

function experianLetter(caseFile: CaseFile) {
  const letter = composeDisputeLetter(caseFile, 'Experian')
  if (letter.kind !== 'letter') throw new Error('expected a letter')
  return letter
}

describe('a letter from the file of a monitoring service', () => {
  it('says whose report it is, and not that the bureau prepared it', () => {
    const letter = experianLetter(servicePrints({}, 'SmartCredit'))
    expect(letter.opening[0]).toContain(
      'in my Experian credit file, as shown in the three-bureau report of SmartCredit dated ',
    )
    expect(JSON.stringify(letter)).not.toContain('you prepared for me')
    const unnamed = experianLetter(servicePrints())
    expect(unnamed.opening[0]).toContain('the three-bureau report of a credit-monitoring service dated ')
    const equifax = experianLetter(servicePrints({ family: 'three-bureau-equifax' }))
    expect(equifax.opening[0]).toContain('the three-bureau report of Equifax dated ')
  })

  it('speaks of bureaus that contradict each other, and not of several reports', () => {
    for (const layout of ['table', 'paragraphs'] as const) {
      const told = JSON.stringify(experianLetter({ ...servicePrints(), layout }))
      expect(told).toContain('The bureaus contradict each other')
      expect(told).not.toMatch(/my reports|other reports/i)
    }
  })

  it('never gives the service’s reference as the number of the bureau’s file, in no paper', () => {
    const caseFile = servicePrints()
    const packets = composePackets({
      ...caseFile,
      packets: {
        collectorValidation: [],
        identityTheft: { items: [{ bureau: 'Experian', itemId: 'experian-01' }], reportNumber: null },
        securityFreeze: true,
      },
    })
    expect(packets.length).toBeGreaterThan(3)
    const papers = [experianLetter(caseFile), composeComplaintLetter(caseFile), packets]
    expect(JSON.stringify(papers)).not.toContain('M00300126')
    expect(experianLetter(caseFile).references.map(({ label }) => label)).toContain('Three-bureau report')
  })

  it('lists the one file once among the enclosures, with the pages of all bureaus', () => {
    const { enclosures } = experianLetter(servicePrints({}, 'SmartCredit'))
    expect(enclosures.filter((line) => /page/.test(line))).toEqual([
      'Copy of pages 3 and 7 of the three-bureau report of SmartCredit, the lines marked',
    ])
  })

  it('is no report of other bureaus among what goes with a complaint', () => {
    const [company] = composeComplaintLetter(servicePrints({}, 'SmartCredit')).companies
    expect(company?.attachments.at(-1)).toBe('The marked pages of the three-bureau report')
  })

  it('is one paper for a furnisher, too, and not the bureau’s own in a request to a collector', () => {
    const caseFile = { ...servicePrints({}, 'SmartCredit'), round: 3 as const }
    const furnisher = composeLetters(caseFile).find(({ kind }) => kind === 'furnisher_dispute')
    const pages = (furnisher?.content.kind === 'letter' ? furnisher.content.enclosures : []).join('; ')
    expect(pages).toMatch(
      /^Copy of pages 3 and 7 of the three-bureau report of SmartCredit of .*, everything else covered$/,
    )
  })

  it('tells the client beside the letter what such a print cannot show', () => {
    const note = composeLetters(servicePrints()).find(({ recipientName }) => recipientName === 'Experian')
    expect(note?.notes.join(' ')).toContain('AnnualCreditReport.com')
    const spanish = composeLetters({ ...servicePrints(), language: 'es' })
    expect(spanish[0]?.notes.join(' ')).toContain('servicio de vigilancia de crédito')
    expect(composeLetters(setOne)[0]?.notes).toEqual([])
  })
})

describe('a letter from a layout never seen', () => {
  it('claims neither that the bureau prepared it nor that its number is the bureau’s', () => {
    const letter = experianLetter(servicePrints({ family: 'labelled' }))
    expect(letter.opening[0]).toContain('in my Experian credit report of ')
    expect(JSON.stringify(letter)).not.toMatch(/you prepared for me|M00300126/)
  })
})

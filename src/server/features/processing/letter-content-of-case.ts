import type { CaseFile } from '../../../engine/letters/case-file.ts'
import { chooseForRound } from '../../../engine/letters/choose-for-round.ts'
import { composeFurnisherLetters } from '../../../engine/letters/compose-furnisher-letters.ts'
import { theftReportNumber } from '../../../engine/letters/compose-theft-block.ts'
import { disputableFindings } from '../../../engine/letters/disputable-findings.ts'
import { bureaus } from '../../../engine/report/credit-report.ts'
import type { LetterContent } from '../documents/letter-content.ts'

/** What a letter to a bureau says of the case; null for any other document. The same choice as the letter itself makes. */
export function letterContent(caseFile: CaseFile, documentType: string): LetterContent | null {
  const bureau = bureaus.find((each) => documentType === `${each.toLowerCase()}_dispute_letter`)
  if (!bureau) return companyContent(caseFile, documentType) ?? theftContent(caseFile, documentType)
  const { chosen } = chooseForRound(caseFile, bureau)
  const report = caseFile.reports.find((each) => each.bureau === bureau)
  return {
    findings: chosen.map(({ finding }) => finding),
    afterFreeReport: report?.family.endsWith('-acr') ?? false,
    asksForProcedure: chosen.some(({ before }) => before?.item.outcome === 'verified'),
  }
}

/** What a letter to a company disputes: the next round does not ask it again. Its clock is its own and needs nothing of here. */
function companyContent(caseFile: CaseFile, documentType: string): LetterContent | null {
  const number = /^furnisher_dispute_letter_(\d+)$/.exec(documentType)?.[1]
  const letter = composeFurnisherLetters(caseFile).find((each) => String(each.number) === number)
  if (!letter) return null
  const ids = letter.items.map(({ findingId }) => findingId)
  const findings = disputableFindings(caseFile).filter(({ id }) => ids.includes(id))
  return { findings, afterFreeReport: true, asksForProcedure: false }
}

/** A letter about identity theft has no findings: the client names the entries. Whether it asks for a block sets its clock. */
function theftContent(caseFile: CaseFile, documentType: string): LetterContent | null {
  const bureau = bureaus.find((each) => documentType === `identity_theft_block_${each.toLowerCase()}`)
  if (!bureau) return null
  const report = caseFile.reports.find((each) => each.bureau === bureau)
  return {
    findings: [],
    afterFreeReport: report?.family.endsWith('-acr') ?? false,
    asksForProcedure: false,
    asksForBlock: theftReportNumber(caseFile) !== null,
  }
}

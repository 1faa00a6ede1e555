import type { CaseFile } from '../../../engine/letters/case-file.ts'
import { chooseForRound } from '../../../engine/letters/choose-for-round.ts'
import { bureaus } from '../../../engine/report/credit-report.ts'
import type { LetterContent } from '../documents/letter-content.ts'

/** What a bureau's letter says of the case; null for any other document. The same choice as the letter itself makes. */
export function letterContent(caseFile: CaseFile, documentType: string): LetterContent | null {
  const bureau = bureaus.find((each) => documentType === `${each.toLowerCase()}_dispute_letter`)
  if (!bureau) return null
  const { chosen } = chooseForRound(caseFile, bureau)
  const report = caseFile.reports.find((each) => each.bureau === bureau)
  return {
    findings: chosen.map(({ finding }) => finding),
    afterFreeReport: report?.family.endsWith('-acr') ?? false,
    asksForProcedure: chosen.some(({ before }) => before?.item.outcome === 'verified'),
  }
}

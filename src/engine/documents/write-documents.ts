import type { CaseFile } from '../letters/case-file.ts'
import { composeComplaintLetter } from '../letters/compose-complaint-letter.ts'
import { composeDisputeLetter } from '../letters/compose-dispute-letter.ts'
import { composeForensicAnalysis } from '../letters/compose-forensic-analysis.ts'
import { composeMailLog } from '../letters/compose-mail-log.ts'
import { hideSocialSecurityNumbers } from '../letters/hide-numbers.ts'
import { type Bureau, bureaus } from '../report/credit-report.ts'
import { createTypesetter, type Template, type Typesetter } from './typesetter.ts'

export type DocumentType =
  | 'experian_dispute_letter'
  | 'equifax_dispute_letter'
  | 'transunion_dispute_letter'
  | 'complaint_letter'
  | 'mail_log'
  | 'forensic_analysis'

export interface WrittenDocument {
  documentType: DocumentType
  /** 'experian-dispute-letter-round-1.pdf'; 'experian-no-letter-round-1.pdf' where there is nothing to mail. */
  fileName: string
  /** A tagged PDF/UA-1 file with embedded fonts; the same bytes for the same case. */
  bytes: Uint8Array
  pages: number
  /** Empty, or what a person must know before using the file. */
  notes: string[]
}

const letterTypeOf: Record<Bureau, DocumentType> = {
  Experian: 'experian_dispute_letter',
  Equifax: 'equifax_dispute_letter',
  TransUnion: 'transunion_dispute_letter',
}

/**
 * The six documents of a round, always all six: where a bureau gets no letter its document is a note that says so
 * (decided in composeDisputeLetter). Throws TypesettingError, or RangeError for an `asOf` that is no date.
 */
export async function writeDocuments(
  caseFile: CaseFile,
  typesetter: Typesetter = createTypesetter(),
): Promise<WrittenDocument[]> {
  requireDate(caseFile.asOf)
  const write = (documentType: DocumentType, name: string, template: Template, content: object) => ({
    documentType,
    fileName: `${name}-round-${caseFile.round}.pdf`,
    ...typesetter.set(template, hideSocialSecurityNumbers(content), caseFile.asOf),
  })
  return [
    ...bureaus.map((bureau) => {
      const content = composeDisputeLetter(caseFile, bureau)
      const name = bureau.toLowerCase()
      return content.kind === 'letter'
        ? write(letterTypeOf[bureau], `${name}-dispute-letter`, 'dispute-letter', content)
        : write(letterTypeOf[bureau], `${name}-no-letter`, 'no-letter-note', content)
    }),
    write('complaint_letter', 'complaint-letter', 'complaint-letter', composeComplaintLetter(caseFile)),
    write('mail_log', 'mail-log', 'mail-log', composeMailLog(caseFile)),
    write('forensic_analysis', 'forensic-analysis', 'forensic-analysis', composeForensicAnalysis(caseFile)),
  ]
}

function requireDate(asOf: string): void {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(asOf) ? Date.parse(asOf) : Number.NaN
  const isDate = !Number.isNaN(time) && new Date(time).toISOString().startsWith(asOf)
  if (!isDate)
    throw new RangeError(`The date of the documents, "${asOf}", is not a date of the form YYYY-MM-DD`)
}

import type { SignaturePlace } from '../envelope/letter-to-sign.ts'
import type { CaseFile, EvidencePicture } from '../letters/case-file.ts'
import { composeComplaintLetter, countUndecidedInComplaint } from '../letters/compose-complaint-letter.ts'
import { composeForensicAnalysis } from '../letters/compose-forensic-analysis.ts'
import { composeLetters, countUndecided, type RoundLetter } from '../letters/compose-letters.ts'
import { composeMailLog } from '../letters/compose-mail-log.ts'
import { hideSocialSecurityNumbers } from '../letters/hide-numbers.ts'
import { createTypesetter, type Template, type Typesetter } from './typesetter.ts'

export type DocumentType = RoundLetter['documentType'] | 'complaint_letter' | 'mail_log' | 'forensic_analysis'

export interface WrittenDocument {
  documentType: DocumentType
  /** 'experian-dispute-letter-round-1.pdf'; 'experian-no-letter-round-1.pdf' where there is nothing to mail. */
  fileName: string
  /** A tagged PDF/UA-1 file with embedded fonts; the same bytes for the same case. */
  bytes: Uint8Array
  pages: number
  /** Items in it that wait for the client's decision: a letter with any is a draft, and not to be signed. */
  undecided: number
  /** Empty, or what a person must know before using the file. */
  notes: string[]
  /** Where it is signed; null or absent for a draft and for what nobody signs. */
  signaturePlace?: SignaturePlace | null
}

/** What a case is written with beside itself. `pictures`: crops of the reports, for the forensic analysis alone. */
export interface WritingOptions {
  pictures?: readonly EvidencePicture[]
  typesetter?: Typesetter
}

/**
 * The documents of a round. Always the six of every round, in this order: a paper a bureau (a note where it gets no
 * letter), complaint, mail log, forensic analysis; after them, in round 3, a letter a furnisher, and the packets that
 * the consumer asked for. Throws TypesettingError, or RangeError for an `asOf` that is no date.
 */
export async function writeDocuments(
  caseFile: CaseFile,
  { pictures = [], typesetter = createTypesetter() }: WritingOptions = {},
): Promise<WrittenDocument[]> {
  requireDate(caseFile.asOf)
  const write = (document: Unwritten): WrittenDocument => {
    const { documentType, name, template, content, undecided, notes = [] } = document
    const { places, ...set } = typesetter.set(
      template,
      hideSocialSecurityNumbers(content),
      caseFile.asOf,
      document.pictures ?? [],
    )
    return {
      documentType,
      fileName: `${name}-round-${caseFile.round}.pdf`,
      ...set,
      undecided,
      notes: [...notes, ...set.notes],
      signaturePlace: places.find(({ label }) => label === 'signature-line') ?? null,
    }
  }
  const letters = composeLetters(caseFile).map(unwritten)
  const isBureaus = ({ kind }: { kind?: string }) => kind === 'bureau_dispute'
  return [
    ...letters.filter(isBureaus),
    ...casePapers(caseFile, pictures),
    ...letters.filter((letter) => !isBureaus(letter)),
  ].map(write)
}

interface Unwritten {
  documentType: DocumentType
  kind?: string
  /** Of the file. */
  name: string
  template: Template
  content: object
  undecided: number
  notes?: string[]
  pictures?: EvidencePicture[]
}

function unwritten({ documentType, kind, content, notes }: RoundLetter): Unwritten {
  const name = documentType.replaceAll('_', '-')
  const letter = { documentType, kind, content, notes, undecided: countUndecided({ content }) }
  if (content.kind === 'note')
    return { ...letter, name: `${content.bureau.toLowerCase()}-no-letter`, template: 'no-letter-note' }
  return { ...letter, name, template: content.kind === 'letter' ? 'dispute-letter' : 'request-letter' }
}

function casePapers(caseFile: CaseFile, pictures: readonly EvidencePicture[]): Unwritten[] {
  const analysis = composeForensicAnalysis(caseFile, pictures)
  const undecided = caseFile.undecided?.length ?? 0
  const shown = new Set(
    [...analysis.findings, ...analysis.questions].flatMap((entry) => entry.pictures.map(({ key }) => key)),
  )
  return [
    {
      documentType: 'complaint_letter',
      name: 'complaint-letter',
      template: 'complaint-letter',
      content: composeComplaintLetter(caseFile),
      undecided: countUndecidedInComplaint(caseFile),
    },
    {
      documentType: 'mail_log',
      name: 'mail-log',
      template: 'mail-log',
      content: composeMailLog(caseFile),
      undecided,
    },
    {
      documentType: 'forensic_analysis',
      name: 'forensic-analysis',
      template: 'forensic-analysis',
      content: analysis,
      undecided,
      pictures: pictures.filter(({ key }) => shown.has(key)),
    },
  ]
}

function requireDate(asOf: string): void {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(asOf) ? Date.parse(asOf) : Number.NaN
  const isDate = !Number.isNaN(time) && new Date(time).toISOString().startsWith(asOf)
  if (!isDate)
    throw new RangeError(`The date of the documents, "${asOf}", is not a date of the form YYYY-MM-DD`)
}

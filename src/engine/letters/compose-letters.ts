import type { LetterKind } from '../../shared/rules/clocked-letter.ts'
import type { Finding } from '../audit/finding.ts'
import { type Bureau, bureaus } from '../report/credit-report.ts'
import type { CaseFile } from './case-file.ts'
import { chooseForRound } from './choose-for-round.ts'
import { composeDisputeLetter } from './compose-dispute-letter.ts'
import { composeFurnisherLetters, verifiedBefore } from './compose-furnisher-letters.ts'
import { composePackets, type Packet } from './compose-packets.ts'
import { theftReportNumber } from './compose-theft-block.ts'
import type { DisputeLetter, NoLetterNote } from './dispute-letter.ts'
import { disputedBefore } from './earlier-disputes.ts'
import { type EnclosedCopy, enclosedCopies, numbersHeld } from './enclosed-copies.ts'
import { isVerifiedBefore } from './list-enclosures.ts'
import { isServicePrint } from './report-source.ts'
import type { RequestLetter } from './request-letter.ts'
import { settlingRecordOf } from './settling-record.ts'
import { languageOf, wordsIn } from './words/language.ts'

/** A paper of the round: to be mailed, or the note that says why there is none. */
export interface RoundLetter {
  documentType:
    | `${Lowercase<Bureau>}_dispute_letter`
    | `furnisher_dispute_letter_${number}`
    | Packet['documentType']
  kind: Exclude<LetterKind, 'cfpb_complaint'>
  recipientName: string
  content: DisputeLetter | NoLetterNote | RequestLetter
  /** What the client must know before mailing it, in the client's language. */
  notes: string[]
  /** What its enclosures are copies of, in the order of its list; empty for a note. */
  copies: EnclosedCopy[]
}

type ComposedLetter = Omit<RoundLetter, 'copies'>

/** How many items of a paper wait for the client's decision: none of a note or of a request that the client asked for. */
export function countUndecided({ content }: Pick<RoundLetter, 'content'>): number {
  return content.kind === 'letter' ? (content.draft?.items.length ?? 0) : 0
}

/** Every paper of the round in a fixed order: the bureaus', the furnishers' by name, the packets'. */
export function composeLetters(caseFile: CaseFile): RoundLetter[] {
  return [...bureauLetters(caseFile), ...furnisherLetters(caseFile), ...packets(caseFile)].map((letter) =>
    withCopies(letter, caseFile),
  )
}

/** A letter states as enclosed, by a printed tick, what the envelope holds by itself; the person ticks the rest. */
function withCopies(letter: ComposedLetter, caseFile: CaseFile): RoundLetter {
  const { content } = letter
  if (content.kind === 'note') return { ...letter, copies: [] }
  const copies = enclosedCopies(content, caseFile)
  const enclosed = caseFile.papers === undefined ? [] : numbersHeld(copies, caseFile)
  return { ...letter, content: { ...content, enclosed }, copies }
}

function bureauLetters(caseFile: CaseFile): ComposedLetter[] {
  return bureaus.map((bureau) => ({
    documentType: `${bureau.toLowerCase() as Lowercase<Bureau>}_dispute_letter`,
    kind: 'bureau_dispute',
    recipientName: bureau,
    ...withNotes(composeDisputeLetter(caseFile, bureau), caseFile, bureau),
  }))
}

/** A letter that rests on a service's print: what such a print leaves out, and where the bureau's own report is had. */
function withNotes(
  content: DisputeLetter | NoLetterNote,
  caseFile: CaseFile,
  bureau: Bureau,
): Pick<ComposedLetter, 'content' | 'notes'> {
  const report = caseFile.reports.find((each) => each.bureau === bureau)
  const isOnServicePrint = content.kind === 'letter' && report !== undefined && isServicePrint(report)
  const { packetNotes } = wordsIn(languageOf(caseFile))
  const renewed = chooseForRound(caseFile, bureau).chosen.filter(isVerifiedBefore)
  return {
    content,
    notes: [
      ...(content.kind === 'letter' ? sourceNotes(content, caseFile) : []),
      ...(isOnServicePrint ? [packetNotes.servicePrint(bureau)] : []),
      ...(content.kind === 'letter'
        ? renewalNotes(
            renewed.map(({ finding }) => finding),
            caseFile,
          )
        : []),
    ],
  }
}

/** The items of a letter to a company that a bureau has verified before. */
function repeatedIn(content: DisputeLetter, caseFile: CaseFile): Finding[] {
  const ids = content.items.map(({ findingId }) => findingId)
  const before = bureaus.flatMap((bureau) => disputedBefore(caseFile, bureau))
  return caseFile.findings.filter(
    (finding) => ids.includes(finding.id) && verifiedBefore([finding], before).length > 0,
  )
}

/** A renewed dispute needs something new: which papers of the client's own would show it. */
function renewalNotes(findings: readonly Finding[], caseFile: CaseFile): string[] {
  const { packetNotes } = wordsIn(languageOf(caseFile))
  const papers = [...new Set(findings.map((finding) => packetNotes.papers[settlingRecordOf(finding)]))]
  return papers.length === 0 ? [] : [packetNotes.somethingNew(papers)]
}

function furnisherLetters(caseFile: CaseFile): ComposedLetter[] {
  return composeFurnisherLetters(caseFile).map((content) => ({
    documentType: `furnisher_dispute_letter_${content.number}`,
    kind: 'furnisher_dispute',
    recipientName: content.recipientName,
    content,
    notes: [...addressNotes(content, caseFile), ...renewalNotes(repeatedIn(content, caseFile), caseFile)],
  }))
}

function packets(caseFile: CaseFile): ComposedLetter[] {
  return composePackets(caseFile).map(({ documentType, letter }) => {
    const kind = kindOfPacket(documentType)
    return {
      documentType,
      kind,
      recipientName: letter.recipientName,
      content: letter,
      notes: [
        ...sourceNotes(letter, caseFile),
        ...notesOfPacket(kind, caseFile),
        ...addressNotes(letter, caseFile, kind),
      ],
    }
  })
}

function kindOfPacket(documentType: Packet['documentType']): RoundLetter['kind'] {
  if (documentType.startsWith('collector')) return 'collector_validation'
  return documentType.startsWith('identity') ? 'identity_theft_block' : 'security_freeze'
}

function notesOfPacket(kind: RoundLetter['kind'], caseFile: CaseFile): string[] {
  const { packetNotes } = wordsIn(languageOf(caseFile))
  if (kind === 'collector_validation') return [packetNotes.validation]
  if (kind === 'security_freeze') return [packetNotes.freeze]
  return theftReportNumber(caseFile) === null
    ? [packetNotes.theft, packetNotes.theftReport]
    : [packetNotes.theft]
}

/** Of an address that the bureau's own report prints: where. */
function sourceNotes(
  { recipientName, recipientFrom }: DisputeLetter | RequestLetter,
  caseFile: CaseFile,
): string[] {
  const { packetNotes } = wordsIn(languageOf(caseFile))
  return typeof recipientFrom === 'object'
    ? [packetNotes.printedAddress(recipientName, recipientFrom.page)]
    : []
}

function addressNotes(
  { recipient, recipientName }: DisputeLetter | RequestLetter,
  caseFile: CaseFile,
  kind?: RoundLetter['kind'],
): string[] {
  const { packetNotes } = wordsIn(languageOf(caseFile))
  if (!recipient.includes(null)) return []
  return [
    kind === 'security_freeze'
      ? packetNotes.freezeAddress(recipientName)
      : packetNotes.noAddress(recipientName),
  ]
}

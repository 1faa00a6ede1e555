import type { MailingState } from '../../../shared/api/mailing.ts'
import { isLetter } from '../../../shared/rules/clocked-letter.ts'
import type { LetterEvent } from '../../../shared/rules/letter-events.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { DocumentRow } from '../documents/documents.tables.ts'
import { listDocumentRows } from '../documents/list-documents.ts'
import { cameBackAfter } from './came-back.ts'
import { selectEarlierLetters } from './earlier-letters.store.ts'
import { eventsOf, type KeptEvent, listLetterEvents } from './list-letter-events.ts'
import { selectSteps } from './mail-log.store.ts'
import type { EarlierLetterRow, MailingStepRow } from './mail-log.tables.ts'

export type StepState = MailingStepRow['state']
export const stepStates = ['handed_over', 'accepted', 'delivered'] as const satisfies readonly StepState[]

/** What is kept of every letter, also of one from before the case was kept here. */
export type LetterDocument = Pick<
  DocumentRow,
  'id' | 'clientId' | 'round' | 'documentType' | 'recipient' | 'contentSealed' | 'undecided' | 'createdAt'
>

/** A letter that is mailed to somebody, with where it stands. */
export interface Letter {
  document: LetterDocument
  /** The same with its file; null of one that went out before the case was kept here (decision 175). */
  written: DocumentRow | null
  recipient: string
  /** The newest entry of each state that was not taken back, in the order of the states. */
  steps: MailingStepRow[]
  state: MailingState
  certifiedNumber: string | null
  /** What was entered about it beside its steps, oldest first. */
  events: KeptEvent[]
}

/** The context under which a certified-mail number is sealed. */
export const certifiedContext = (clientId: number) => `certified-number:${clientId}`

/** The letters of all rounds, by round and age. */
export async function listLetters(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  clientId: number,
): Promise<Letter[]> {
  const written = (await listDocumentRows(queryable, clientId)).filter(isLetter).map(asWritten)
  const earlier = (await selectEarlierLetters(queryable, clientId)).map(fromBefore)
  const entries = await selectSteps(queryable, clientId)
  const events = await listLetterEvents(queryable, clientId)
  return [...written, ...earlier]
    .toSorted(
      (one, other) => one.document.round - other.document.round || one.document.id - other.document.id,
    )
    .map((paper) => {
      const own = entries.filter((entry) => entry.documentId === paper.document.id)
      return letterOf(deps, paper, own, events)
    })
}

type Paper = Pick<Letter, 'document' | 'written'>

const asWritten = (row: DocumentRow): Paper => ({ document: row, written: row })

/** Nobody kept what a letter from before disputed. */
const fromBefore = (row: EarlierLetterRow): Paper => ({
  document: { ...row, contentSealed: null, undecided: 0 },
  written: null,
})

function letterOf(
  deps: Pick<Deps, 'sealer'>,
  { document, written }: Paper,
  entries: MailingStepRow[],
  events: readonly KeptEvent[],
): Letter {
  const newest = stepStates.flatMap((state) => entries.filter((entry) => entry.state === state).slice(-1))
  const steps = newest.filter(({ isWithdrawal }) => !isWithdrawal)
  const sealed = entries.findLast((entry) => entry.certifiedSealed !== null)?.certifiedSealed
  const recipient = document.recipient ?? recipientOf(document.documentType)
  return {
    document,
    written,
    recipient,
    steps,
    state: steps.at(-1)?.state ?? 'not_sent',
    certifiedNumber: sealed ? deps.sealer.openText(sealed, certifiedContext(document.clientId)) : null,
    events: eventsOf({ document, recipient }, events),
  }
}

/** Bureau letters carry their recipient in their type. */
function recipientOf(documentType: string): string {
  if (/experian/.test(documentType)) return 'Experian'
  if (/equifax/.test(documentType)) return 'Equifax'
  if (/transunion/.test(documentType)) return 'TransUnion'
  if (/^complaint/.test(documentType)) return 'the CFPB'
  return /^collector/.test(documentType) ? 'the collector' : 'the furnisher'
}

/** The day of a state, if a file proves it; no delivery of what came back. */
export function evidencedDay(letter: Letter, state: StepState): string | null {
  const step = letter.steps.find((each) => each.state === state)
  if (!step?.fileKey) return null
  return state === 'delivered' && cameBackAfter(letter, step) ? null : step.day
}

/** What was entered about a letter and neither corrected nor taken back since, as the rules take it. */
export function standingEvents({ events }: Pick<Letter, 'events'>): LetterEvent[] {
  return events.flatMap(({ row: { kind, day, printedDay, fileKey }, state }) =>
    state === 'stands' ? [{ kind, day, printedDay, isEvidenced: fileKey !== null }] : [],
  )
}

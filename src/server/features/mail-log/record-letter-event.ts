import { letterKindOf } from '../../../shared/rules/clocked-letter.ts'
import { happensOnce, type LetterEventKind, needsProof } from '../../../shared/rules/letter-events.ts'
import { latestDay } from '../../../shared/rules/person-day.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findClient, findClientForChange } from '../clients/find-client.ts'
import { problemOfEvent } from './judge-letter-event.ts'
import { enterWithEvidence, type KeptEvidence, proofColumns } from './keep-evidence.ts'
import { insertEvent } from './letter-events.store.ts'
import { eventsOf, listLetterEvents } from './list-letter-events.ts'
import { type Letter, listLetters } from './list-letters.ts'
import type { LogActor } from './log-actor.ts'
import type { LetterEventRow } from './mail-log.tables.ts'

interface RecordInput {
  clientId: number
  actor: LogActor
  documentId: number
  kind: LetterEventKind
  day: string
  printedDay?: string | undefined
  corrects?: number | undefined
  files: readonly UploadedFile[]
}

/**
 * Enters what happened to a letter beside its way through the mail. What happens once takes the place of its last entry;
 * of what may happen several times, `corrects` names the one that was wrong. A corrected entry keeps its proof while its
 * day stays. The same entry twice changes nothing.
 * Errors: not_found; conflict for an entry that was corrected meanwhile; invalid_input by field; file_refused.
 * @returns the number of the letter's document
 */
export async function recordLetterEvent(deps: Deps, input: RecordInput): Promise<number> {
  const found = await findPlace(deps, deps.database.db, input)
  await enterWithEvidence(deps, input.files, (tx, evidence) => enter(deps, tx, input, evidence))
  return found.letter.document.id
}

interface Place {
  letter: Letter
  /** Entries of the same kind that stand, oldest first. */
  standing: LetterEventRow[]
}

async function findPlace(deps: Deps, queryable: Queryable, input: RecordInput): Promise<Place> {
  const letter = (await listLetters(deps, queryable, input.clientId)).find(
    (each) => each.document.id === input.documentId,
  )
  const kind = letter && letterKindOf(letter.document.documentType)
  if (!letter || !kind) throw new Refusal('not_found', says('mailing.noLetter'))
  const client = await findClient(queryable, input.clientId)
  const today = latestDay(client?.state ?? null, deps.clock.now())
  const given = { kind: input.kind, day: input.day, printedDay: input.printedDay || null }
  const about = { kind, mailedOn: letter.steps[0]?.day ?? null, isFromBefore: letter.written === null }
  const problem = problemOfEvent(given, about, today)
  if (problem) throw new Refusal('invalid_input', problem.sentence, { [problem.field]: problem.sentence })
  const standing = eventsOf(letter, await listLetterEvents(queryable, input.clientId))
    .filter(({ row, state }) => state === 'stands' && row.kind === input.kind)
    .map(({ row }) => row)
  return { letter, standing }
}

/** Everything is looked at again under the client's lock: two entries at once follow each other. */
async function enter(
  deps: Deps,
  tx: Queryable,
  input: RecordInput,
  evidence: KeptEvidence | null,
): Promise<boolean> {
  if (!(await findClientForChange(tx, input.clientId))) throw new Refusal('not_found', says('case.noClient'))
  const { letter, standing } = await findPlace(deps, tx, input)
  if (isEntered(standing, input, evidence)) return false
  const before = findCorrected(input, standing)
  const proof = evidence ?? (before?.day === input.day && before.fileKey !== null ? before : null)
  if (proof === null && needsProof(input.kind)) {
    const sentence = says('mailing.proofNeeded')
    throw new Refusal('file_refused', sentence, { evidence: sentence })
  }
  await insertEvent(tx, {
    clientId: input.clientId,
    documentId: letter.document.id,
    recipient: letter.recipient,
    kind: input.kind,
    day: input.day,
    printedDay: input.printedDay || null,
    replaces: before?.id ?? null,
    ...proofColumns(proof),
    actorKind: input.actor.kind,
    actorId: input.actor.id,
    createdAt: deps.clock.now(),
  })
  await noteFact(deps, tx, { kind: 'letter-event-recorded', clientId: input.clientId, event: input.kind })
  return true
}

/** The same submission came before; another entry that reads the same is no reason to leave a wrong one standing. */
function isEntered(
  standing: readonly LetterEventRow[],
  input: RecordInput,
  evidence: KeptEvidence | null,
): boolean {
  const corrected = standing.find(({ id }) => id === input.corrects)
  return standing.some((row) => isSame(row, input, evidence) && (!corrected || corrected.id === row.id))
}

function isSame(row: LetterEventRow, input: RecordInput, evidence: KeptEvidence | null): boolean {
  return (
    row.day === input.day &&
    row.printedDay === (input.printedDay || null) &&
    (evidence === null || evidence.sha256 === row.sha256)
  )
}

function findCorrected(
  { kind, corrects }: RecordInput,
  standing: readonly LetterEventRow[],
): LetterEventRow | undefined {
  if (!corrects) return happensOnce(kind) ? standing.at(-1) : undefined
  const before = standing.find(({ id }) => id === corrects)
  if (before) return before
  throw new Refusal('conflict', says('mailing.entryChanged'))
}

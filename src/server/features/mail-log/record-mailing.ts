import { dayOf } from '../../../shared/rules/civil-days.ts'
import { latestDay } from '../../../shared/rules/person-day.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findClient, findClientForChange } from '../clients/find-client.ts'
import { freezeDocument } from '../documents/freeze-documents.ts'
import { stepsThatCameBack } from './came-back.ts'
import { enterRoundDay } from './enter-round-day.ts'
import { problemOfStep, problemWithEvents } from './judge-step.ts'
import { enterWithEvidence, type KeptEvidence, proofColumns } from './keep-evidence.ts'
import { certifiedContext, type Letter, listLetters, type StepState, standingEvents } from './list-letters.ts'
import type { LogActor } from './log-actor.ts'
import { insertStep } from './mail-log.store.ts'
import type { MailingStepRow } from './mail-log.tables.ts'

interface RecordInput {
  clientId: number
  actor: LogActor
  documentId: number
  state: StepState
  day: string
  certifiedNumber?: string | undefined
  files: readonly UploadedFile[]
}

/**
 * Enters one step of a letter. The day of the first letter of a round's mailing that is handed over is its mail date, and
 * freezes its documents, in the same transaction (decision 26); a packet's letter freezes itself alone. The same entry twice changes nothing.
 * Errors: not_found, conflict for a letter with items on which the client has not decided, invalid_input by field,
 * file_refused.
 * @returns the number of the letter's document
 */
export async function recordMailing(deps: Deps, input: RecordInput): Promise<number> {
  const { clientId } = input
  const letter = (await listLetters(deps, deps.database.db, clientId)).find(
    (each) => each.document.id === input.documentId,
  )
  if (!letter) throw new Refusal('not_found', says('mailing.noLetter'))
  const client = await findClient(deps.database.db, clientId)
  requireFit(input, letter, latestDay(client?.state ?? null, deps.clock.now()))
  await enterWithEvidence(deps, input.files, (tx, evidence) =>
    enter(deps, tx, input, letter.document.id, evidence),
  )
  return letter.document.id
}

const digitsOf = (text: string | undefined) => text?.replace(/[\s-]/g, '') || null

function requireFit(input: RecordInput, letter: Letter, today: string): void {
  requireReady(letter)
  const given = { ...input, certifiedNumber: digitsOf(input.certifiedNumber) }
  const madeOn = letter.written === null ? null : dayOf(letter.written.createdAt)
  const over = givenUp(input, letter)
  const known = letter.steps.filter((step) => !over.includes(step))
  const problem =
    problemOfStep(given, known, { today, madeOn }) ?? problemWithEvents(given, known, standingEvents(letter))
  if (problem) throw new Refusal('invalid_input', problem.sentence, { [problem.field]: problem.sentence })
}

/** Mailed again after it came back: what it had reached is over. */
const givenUp = ({ state }: Pick<RecordInput, 'state'>, letter: Letter): MailingStepRow[] =>
  state === 'handed_over' ? stepsThatCameBack(letter) : []

/** Nobody mails what nobody has decided. One that was mailed before this was asked stays in the log. */
function requireReady({ document, steps }: Letter): void {
  if (document.undecided === 0 || steps.length > 0) return
  throw new Refusal('conflict', says('mailing.stillDraft'))
}

/** Everything is looked at again under the client's lock: two entries at once follow each other. Whether it was new. */
async function enter(
  deps: Deps,
  tx: Queryable,
  input: RecordInput,
  documentId: number,
  evidence: KeptEvidence | null,
): Promise<boolean> {
  const client = await findClientForChange(tx, input.clientId)
  const letter = (await listLetters(deps, tx, input.clientId)).find((each) => each.document.id === documentId)
  if (!client || !letter) throw new Refusal('not_found', says('mailing.noLetter'))
  requireFit(input, letter, latestDay(client.state, deps.clock.now()))
  const before = letter.steps.find((step) => step.state === input.state)
  const certifiedNumber = digitsOf(input.certifiedNumber)
  const isSame =
    before?.day === input.day &&
    (evidence === null || evidence.sha256 === before.sha256) &&
    (certifiedNumber === null || certifiedNumber === letter.certifiedNumber)
  if (isSame) return false
  const proof = evidence ?? (before?.day === input.day ? before : null)
  for (const { state, day } of givenUp(input, letter))
    await insertStep(tx, {
      clientId: input.clientId,
      documentId,
      state,
      day,
      actorKind: input.actor.kind,
      actorId: input.actor.id,
      createdAt: deps.clock.now(),
      isWithdrawal: true,
    })
  await insertStep(tx, {
    clientId: input.clientId,
    documentId,
    state: input.state,
    day: input.day,
    certifiedSealed:
      certifiedNumber === null ? null : deps.sealer.seal(certifiedNumber, certifiedContext(input.clientId)),
    ...proofColumns(proof),
    actorKind: input.actor.kind,
    actorId: input.actor.id,
    createdAt: deps.clock.now(),
  })
  await freezeDocument(tx, { id: documentId, now: deps.clock.now() })
  const isOfRound = /dispute_letter|complaint_letter/.test(letter.document.documentType)
  if (isOfRound) await enterRoundDay(deps, tx, { client, round: letter.document.round, actor: input.actor })
  await noteFact(deps, tx, {
    kind: 'letter-mailed',
    clientId: input.clientId,
    round: letter.document.round,
  })
  return true
}

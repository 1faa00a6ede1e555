import type { EarlierRecipient } from '../../../shared/api/mailing.ts'
import { bureauNames } from '../../../shared/api/vocabulary.ts'
import { latestDay } from '../../../shared/rules/person-day.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { findClient, findClientForChange } from '../clients/find-client.ts'
import { allMailDates } from '../clients/mail-dates.ts'
import { insertEarlierLetter } from './earlier-letters.store.ts'
import { enterRoundDay } from './enter-round-day.ts'
import { problemOfStep } from './judge-step.ts'
import { enterWithEvidence, type KeptEvidence, proofColumns } from './keep-evidence.ts'
import { certifiedContext, type Letter, listLetters, type StepState } from './list-letters.ts'
import type { LogActor } from './log-actor.ts'
import { insertStep } from './mail-log.store.ts'

interface LogInput {
  clientId: number
  actor: LogActor
  to: EarlierRecipient
  company?: string | undefined
  round: number
  mailedOn: string
  certifiedNumber?: string | undefined
  deliveredOn?: string | undefined
  files: readonly UploadedFile[]
}

interface GivenLetter {
  recipient: string
  /** Null of a company: its number is the next one of the round. */
  documentType: string | null
  days: { state: StepState; day: string }[]
  certifiedNumber: string | null
}

/**
 * Logs a letter that went out before the case was kept here, with its days, in one transaction. The file proves the delivery where a
 * day of it is given, else the mailing; from then on it is a letter of the mail log like every other. The round's mail date is the
 * day of its first letter, but a letter to a company moves none that stands: the record's dates are those of the bureaus.
 * Errors: not_found; invalid_input by field; file_refused; conflict where the round has letters of its own here, or this letter is
 * logged with other days. The same letter twice changes nothing.
 * @returns the letter's number
 */
export async function logEarlierLetter(deps: Deps, input: LogInput): Promise<number> {
  const given = givenLetter(input)
  const client = await findClient(deps.database.db, input.clientId)
  requireFit(given, latestDay(client?.state ?? null, deps.clock.now()))
  let id = 0
  await enterWithEvidence(deps, input.files, async (tx, evidence) => {
    const logged = await enter(deps, tx, { ...input, given, evidence })
    id = logged.id
    return logged.isNew
  })
  return id
}

function givenLetter({ to, company, mailedOn, deliveredOn, certifiedNumber }: LogInput): GivenLetter {
  const recipient = to === 'company' ? (company?.trim() ?? '') : bureauNames[to]
  if (recipient === '') throw invalid('company', says('mailing.nameCompany'))
  return {
    recipient,
    documentType: to === 'company' ? null : `${to}_dispute_letter`,
    days: [
      { state: 'handed_over', day: mailedOn },
      ...(deliveredOn ? [{ state: 'delivered' as const, day: deliveredOn }] : []),
    ],
    certifiedNumber: certifiedNumber?.replace(/[\s-]/g, '') || null,
  }
}

function requireFit({ days, certifiedNumber }: GivenLetter, today: string): void {
  for (const [at, step] of days.entries()) {
    const problem = problemOfStep({ ...step, certifiedNumber }, days.slice(0, at), { today, madeOn: null })
    if (problem === null) continue
    const ofDay = step.state === 'delivered' ? 'deliveredOn' : 'mailedOn'
    throw invalid(problem.field === 'certifiedNumber' ? problem.field : ofDay, problem.sentence)
  }
}

const invalid = (field: string, sentence: Sentence) =>
  new Refusal('invalid_input', sentence, { [field]: sentence })

/** Under the client's lock: two entries at once follow each other. */
async function enter(
  deps: Deps,
  tx: Queryable,
  input: LogInput & { given: GivenLetter; evidence: KeptEvidence | null },
): Promise<{ id: number; isNew: boolean }> {
  const { clientId, round, given, actor } = input
  const client = await findClientForChange(tx, clientId)
  if (!client) throw new Refusal('not_found', says('case.noClient'))
  const ofRound = (await listLetters(deps, tx, clientId)).filter(({ document }) => document.round === round)
  if (ofRound.some(({ written }) => written !== null))
    throw new Refusal('conflict', says('mailing.roundWrittenHere', { round }))
  const same = ofRound.find(({ recipient }) => recipient.toLowerCase() === given.recipient.toLowerCase())
  if (same) return { id: requireSame(same, given), isNew: false }
  const dates = allMailDates(client)
  if (round > 1 && !dates[round - 2])
    throw invalid('round', says('mailing.earlierRoundFirst', { round: round - 1 }))
  const createdAt = deps.clock.now()
  const { recipient } = given
  const documentType = given.documentType ?? `furnisher_dispute_letter_${companiesIn(ofRound) + 1}`
  const letter = await insertEarlierLetter(tx, { clientId, round, documentType, recipient, createdAt })
  await enterSteps(deps, tx, { ...input, documentId: letter.id })
  if (given.documentType !== null || !dates[round - 1])
    await enterRoundDay(deps, tx, { client, round, actor })
  await noteFact(deps, tx, { kind: 'letter-mailed', clientId, round })
  const detail = { round, documentId: letter.id, isProved: input.evidence !== null }
  await appendAuditEntry(tx, { actor, action: 'log-earlier-letter', clientId, detail, at: createdAt })
  return { id: letter.id, isNew: true }
}

const companiesIn = (letters: readonly Letter[]) =>
  letters.filter(({ document }) => document.documentType.startsWith('furnisher_')).length

/** A second press is no second letter; other days are a correction, which the letter's own row takes. */
function requireSame({ document, steps }: Letter, { recipient, days }: GivenLetter): number {
  const isSame = days.every(({ state, day }) =>
    steps.some((step) => step.state === state && step.day === day),
  )
  if (isSame) return document.id
  throw new Refusal('conflict', says('mailing.earlierLogged', { recipient, round: document.round }))
}

async function enterSteps(
  deps: Pick<Deps, 'sealer' | 'clock'>,
  tx: Queryable,
  input: LogInput & { given: GivenLetter; evidence: KeptEvidence | null; documentId: number },
): Promise<void> {
  const { clientId, documentId, actor, given, evidence } = input
  const { certifiedNumber, days } = given
  for (const [at, { state, day }] of days.entries())
    await insertStep(tx, {
      clientId,
      documentId,
      state,
      day,
      certifiedSealed:
        certifiedNumber === null ? null : deps.sealer.seal(certifiedNumber, certifiedContext(clientId)),
      ...proofColumns(at === days.length - 1 ? evidence : null),
      actorKind: actor.kind,
      actorId: actor.id,
      createdAt: deps.clock.now(),
    })
}

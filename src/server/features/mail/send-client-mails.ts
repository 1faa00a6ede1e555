import { randomUUID } from 'node:crypto'
import { type EmailType, emailTypes, type MailType } from '../../../shared/rules/mail-kinds.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntries } from '../audit-log/append-audit-entry.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { findClientsForChange } from '../clients/find-client.ts'
import { mailsByKeys } from '../outbox/mails-in-hand.ts'
import { type QueuedMail, queueMails } from '../outbox/queue-mail.ts'
import type { CaseMailTexts } from './client-mail-content.ts'
import {
  type ComposedMail,
  type ComposeMail,
  loadMailDrawing,
  reasonNotToMail,
} from './compose-client-mail.ts'
import { mailComposer } from './compose-many-mails.ts'
import { type ClientMailFacts, gatherFactsOfMany } from './gather-mail-facts.ts'
import { textsOfCaseMails } from './texts-of-case-mails.ts'

/** A kind of mail that staff write to clients of their choice. */
export interface WrittenKind {
  mailType: MailType
  /** Names it in the key of the mail: 'welcome', 'own-3'. */
  key: string
  /** What the audit log keeps of it. */
  detail: Record<string, string | number>
  /** Why it must not go to this client; null when it may. */
  reasonNotTo(facts: ClientMailFacts): Sentence | null
  compose(tx: Queryable, wish: WrittenWish): Promise<ComposedMail>
  /** What is true once it is written to these clients. */
  written?(tx: Queryable, clientIds: readonly number[]): Promise<void>
}

interface WrittenWish {
  facts: ClientMailFacts
  texts: CaseMailTexts
  customMessage: string | undefined
}

export interface WrittenMail {
  customMessage?: string | undefined
  /** The same key, client and type is the same mail; absent: each call is a mail of its own. */
  attemptKey?: string | undefined
  actor: AuditActor
}

export interface StaffMail extends WrittenMail {
  /** One of the eight; anything else is refused. */
  type: string
}

/** Who did not get a mail, and why, in a sentence for staff. `name` is null where there is no such client. */
export interface SkippedClient {
  clientId: number
  name: string | null
  reason: string
}

/** What became of the mail to one client. */
type MailOutcome =
  | { clientId: number; mailId: number; status: string }
  | { clientId: number; name: string | null; refusal: Refusal }

/**
 * Prepares one type of mail to many clients, and gives what sends it to some of them at a time, in a transaction of its
 * own. Errors: invalid_input for a type that is none.
 */
export async function sendClientMails(
  deps: Deps,
  input: StaffMail,
): Promise<(clientIds: readonly number[]) => Promise<SkippedClient[]>> {
  const kind = kindOfCase(requireEmailType(input.type), mailComposer(deps))
  return sendKindToMany(deps, { ...input, kind })
}

/** The same with a kind of any origin. */
export async function sendKindToMany(
  deps: Deps,
  input: WrittenMail & { kind: WrittenKind },
): Promise<(clientIds: readonly number[]) => Promise<SkippedClient[]>> {
  await loadMailDrawing()
  return async (clientIds) => {
    const outcomes = await deps.database.transaction((tx) =>
      writeStaffMails(deps, tx, { ...input, clientIds }),
    )
    return outcomes.flatMap((outcome) =>
      'refusal' in outcome
        ? [{ clientId: outcome.clientId, name: outcome.name, reason: outcome.refusal.message }]
        : [],
    )
  }
}

export function requireEmailType(given: string): EmailType {
  const type = emailTypes.find((each) => each === given)
  if (type) return type
  const sentence = says('staff.noMailType')
  throw new Refusal('invalid_input', sentence, { type: sentence })
}

/** One of the eight of the specification. */
export function kindOfCase(type: EmailType, compose: ComposeMail): WrittenKind {
  return {
    mailType: type,
    key: type,
    detail: { type },
    reasonNotTo: (facts) => reasonNotToMail(type, facts),
    compose: (_tx, wish) => compose({ type, ...wish }),
  }
}

/**
 * Writes and queues a mail to each of these clients, with their data as it stands; consent is looked at in the same
 * transaction. A mail that is there already is not written again. Each new one is in the audit log.
 * @returns one outcome for each client, in the order given
 */
export async function writeStaffMails(
  deps: Deps,
  tx: Queryable,
  input: WrittenMail & { kind: WrittenKind; clientIds: readonly number[] },
): Promise<MailOutcome[]> {
  const { kind, actor, customMessage, clientIds } = input
  const attempt = input.attemptKey ?? randomUUID()
  const keyOf = (clientId: number) => `staff:${clientId}:${kind.key}:${attempt}`
  const clients = new Map((await findClientsForChange(tx, clientIds)).map((client) => [client.id, client]))
  const known = await mailsByKeys(tx, clientIds.map(keyOf))
  const fresh = [...clients.values()].filter(({ id }) => !known.has(keyOf(id)))
  const reasons = new Map<number, Sentence>()
  const mails: (QueuedMail & { client: ClientRow })[] = []
  const texts = await textsOfCaseMails(tx)
  for (const facts of await gatherFactsOfMany(deps, tx, fresh)) {
    const { client } = facts
    const reason = kind.reasonNotTo(facts)
    if (reason !== null) {
      reasons.set(client.id, reason)
      continue
    }
    const mail = await kind.compose(tx, { facts, texts: texts[facts.language], customMessage })
    const row = { to: client.email, clientId: client.id, mailType: kind.mailType, sentBy: actor.name }
    mails.push({ ...mail, ...row, dedupeKey: keyOf(client.id), client })
  }
  const ids = await queueMails(deps, tx, mails)
  await kind.written?.(
    tx,
    mails.map(({ client }) => client.id),
  )
  const ownWords = (customMessage ?? '').trim() !== ''
  await appendAuditEntries(
    tx,
    mails.map(({ client, dedupeKey }) => ({
      actor,
      action: 'send-client-mail',
      clientId: client.id,
      detail: { ...kind.detail, mail: ids.get(dedupeKey) ?? null, ownWords },
      at: deps.clock.now(),
    })),
  )
  return clientIds.map((clientId): MailOutcome => {
    const name = clients.get(clientId)?.name ?? null
    const mailId = ids.get(keyOf(clientId))
    const reason = reasons.get(clientId)
    if (mailId !== undefined) return { clientId, mailId, status: 'queued' }
    if (name === null) return { clientId, name, refusal: new Refusal('not_found', says('staff.noClient')) }
    if (reason !== undefined) return { clientId, name, refusal: new Refusal('conflict', reason) }
    const before = known.get(keyOf(clientId))
    if (!before) throw new Error('a mail that was just queued is not there')
    return { clientId, mailId: before.id, status: before.status }
  })
}

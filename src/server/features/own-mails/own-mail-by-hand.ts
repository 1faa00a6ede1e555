import type * as z from 'zod/mini'
import type * as calls from '../../../shared/api/own-mails.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { loadMailDrawing } from '../mail/compose-client-mail.ts'
import { factsForPreview } from '../mail/facts-for-preview.ts'
import type { ClientMailFacts } from '../mail/gather-mail-facts.ts'
import { shownPreview } from '../mail/preview-client-mail.ts'
import { writeStaffMail } from '../mail/send-client-mail.ts'
import { type SkippedClient, sendKindToMany, type WrittenKind } from '../mail/send-client-mails.ts'
import { textsOfCaseMails } from '../mail/texts-of-case-mails.ts'
import { composeOwnMail } from './compose-own-mail.ts'
import { selectKinds, selectVersionsOf } from './own-mails.store.ts'
import type { OwnMailVersionRow } from './own-mails.tables.ts'
import { selectLastHappening, tickOffDue } from './own-mails-due.store.ts'

interface ByHand {
  clientId: number
  kind: number
  customMessage?: string | undefined
  actor: AuditActor
}

export async function listOwnMailKinds({
  database: { db },
}: Pick<Deps, 'database'>): Promise<z.input<(typeof calls.listOwnMailKinds)['reply']>> {
  return (await selectKinds(db)).map(({ kindId, name }) => ({ id: kindId, name }))
}

/** The mail as it would go out, with this client's data; nothing is sent. In the audit log. Errors: not_found. */
export async function previewOwnMailTo(
  deps: Deps,
  { clientId, kind: kindId, customMessage, actor }: ByHand,
): Promise<z.input<(typeof calls.previewOwnMailTo)['reply']>> {
  const { db } = deps.database
  await loadMailDrawing()
  const kind = await requireKind(db, kindId)
  const facts = await factsForPreview(deps, { clientId, actor, detail: { type: 'own-kind', kind: kindId } })
  const { language } = facts
  const texts = (await textsOfCaseMails(db))[language]
  const written = kindByHand(deps, kind)
  const mail = await written.compose(db, { facts, texts, customMessage })
  const { subject, body } = kind.texts[language]
  const namesDay = `${subject}\n${body}`.includes('{day}')
  return {
    ...shownPreview(deps, { mail, facts, customMessage, reason: written.reasonNotTo(facts) }),
    namesToday: namesDay && (await selectLastHappening(db, kindId, clientId)) === null,
  }
}

/**
 * Writes it and queues its delivery, as every mail of staff. A kind that is switched off can be written, too: off, it only
 * goes out by itself no more. Errors: not_found; conflict with the reason why this client must not get it.
 */
export async function sendOwnMailTo(
  deps: Deps,
  input: ByHand & { attemptKey?: string | undefined },
): Promise<z.input<(typeof calls.sendOwnMailTo)['reply']>> {
  const kind = await requireKind(deps.database.db, input.kind)
  return writeStaffMail(deps, { ...input, kind: kindByHand(deps, kind) })
}

/** Prepares it to many clients. Errors: not_found. */
export async function sendOwnMailToMany(
  deps: Deps,
  input: Omit<ByHand, 'clientId'> & { attemptKey: string },
): Promise<(clientIds: readonly number[]) => Promise<SkippedClient[]>> {
  const kind = await requireKind(deps.database.db, input.kind)
  return sendKindToMany(deps, { ...input, kind: kindByHand(deps, kind) })
}

function kindByHand(deps: Deps, { kindId, version, trigger, texts: words }: OwnMailVersionRow): WrittenKind {
  return {
    mailType: 'own-kind',
    key: `own-${kindId}`,
    detail: { type: 'own-kind', kind: kindId, version },
    reasonNotTo: (facts) => reasonNotByHand(trigger, facts),
    compose: async (tx, { facts, texts, customMessage }) =>
      composeOwnMail(deps, {
        words: words[facts.language],
        facts,
        texts,
        happenedAt: (await selectLastHappening(tx, kindId, facts.client.id)) ?? deps.clock.now(),
        customMessage,
      }),
    // What it waited to tell is told now: nobody gets it twice.
    written: (tx, clientIds) => tickOffDue(tx, { kindId, clientIds, now: deps.clock.now() }),
  }
}

/** Nobody is told of what the case does not show, and nobody who stopped such mails gets one. */
function reasonNotByHand(trigger: OwnMailVersionRow['trigger'], facts: ClientMailFacts): Sentence | null {
  if (facts.client.blockedAt !== null) return says('staff.clientBlocked')
  if (facts.hasWithdrawnEmail) return says('staff.clientUnsubscribed')
  if (trigger === 'case-completed' && facts.stage !== 'completed') return says('staff.caseNotCompleted')
  if (trigger === 'run-completed' && facts.analysis === null) return says('staff.noAnalysis')
  if (trigger === 'letter-mailed' && facts.mailedRounds.length === 0)
    return says('staff.roundNotMailed', { round: '1' })
  return null
}

async function requireKind(queryable: Queryable, kind: number): Promise<OwnMailVersionRow> {
  const [newest] = await selectVersionsOf(queryable, kind)
  if (!newest) throw new Refusal('not_found', says('staff.noOwnMail'))
  return newest
}

import type { SessionRequest } from '../../../shared/api/storefront.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { noticeInOwnWords } from '../own-texts/notice-in-own-words.ts'
import { purchaseTextsIn } from './emails/purchase-texts.ts'
import {
  findSessionRequest,
  keepSessionAnswer,
  lockSessionRequest,
  type RequestWithPurchase,
} from './session-requests.store.ts'
import { timesContext } from './session-times.ts'
import { shownRequest } from './show-session-request.ts'

const noRequest = says('staff.noSessionRequest')

/**
 * Answers the buyer of a session: kept and mailed in the buyer's language, in one transaction. The same wish is answered
 * once; two people at once: the second is told. Errors: not_found, conflict.
 */
export async function answerSessionRequest(
  deps: Deps,
  input: { id: number; message: string; actor: AuditActor },
): Promise<SessionRequest> {
  const found = await findSessionRequest(deps.database.db, input.id)
  if (!found || found.purchase.email === '') throw new Refusal('not_found', noRequest)
  const mail = await mailOf(deps, found, input)
  const now = deps.clock.now()
  const answered = await deps.database.transaction(async (tx) => {
    const locked = await lockSessionRequest(tx, input.id)
    if (!locked) throw new Refusal('not_found', noRequest)
    const { request, purchase } = locked
    if (request.answeredAt || request.askedAt.getTime() !== found.request.askedAt.getTime())
      throw new Refusal('conflict', says('staff.sessionRequestChanged'))
    await queueMail(deps, tx, {
      ...mail,
      to: purchase.email,
      mailType: 'session-answer',
      dedupeKey: `session-answer:${request.id}:${request.askedAt.toISOString()}`,
      sentBy: input.actor.name,
    })
    await appendAuditEntry(tx, {
      actor: { id: input.actor.id, name: input.actor.name },
      action: 'answer-session-request',
      clientId: purchase.clientId,
      detail: { request: request.id, purchase: purchase.id },
      at: now,
    })
    const answerSealed = deps.sealer.seal(input.message, timesContext(purchase.id))
    const kept = { answerSealed, answeredAt: now, answeredBy: input.actor.name }
    return { request: await keepSessionAnswer(tx, request.id, kept), purchase }
  })
  return shownRequest(deps, answered)
}

async function mailOf(
  deps: Deps,
  { purchase }: RequestWithPurchase,
  { message, actor }: { message: string; actor: AuditActor },
) {
  const { db } = deps.database
  const language = await languageOfPerson(db, purchase.email)
  const { renderSessionAnswer } = await import('./emails/session-answer.tsx')
  return renderSessionAnswer(deps.config, {
    product: purchase.productName,
    buyer: { name: purchase.name, sessionId: purchase.providerReference },
    message,
    author: actor.name,
    language,
    texts: await noticeInOwnWords(db, 'purchases', language, purchaseTextsIn(language)),
  })
}

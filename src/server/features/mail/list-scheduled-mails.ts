import type * as z from 'zod/mini'
import type { listScheduledMails as call } from '../../../shared/api/automation.ts'
import { mailsDue } from '../../../shared/rules/mail-schedule.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findClient } from '../clients/find-client.ts'
import { gatherMailFacts } from './gather-mail-facts.ts'
import { scheduleFactsOf } from './schedule-facts.ts'

/** What waits for its day, worked out as it would be in the moment of sending. Errors: not_found. */
export async function listScheduledMails(
  deps: Deps,
  clientId: number,
): Promise<z.input<(typeof call)['reply']>> {
  const { db } = deps.database
  const client = await findClient(db, clientId)
  if (!client) throw new Refusal('not_found', says('case.noClient'))
  const now = deps.clock.now()
  const facts = await gatherMailFacts(deps, db, client)
  const gone = new Set(
    facts.scheduled.filter(({ status }) => status !== 'due').map(({ occasion }) => occasion),
  )
  return mailsDue(scheduleFactsOf(facts, {}, now), now.toISOString())
    .filter(({ occasion }) => !gone.has(occasion))
    .map(({ type, dueAt, why }) => ({ type, dueAt, why }))
}

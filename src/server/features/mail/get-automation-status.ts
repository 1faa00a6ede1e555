import type * as z from 'zod/mini'
import type { getAutomationStatus as call } from '../../../shared/api/automation.ts'
import { msOfDay } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import { countClientsByStage } from '../clients/count-clients-by-stage.ts'
import { countOutbox } from '../outbox/mails-in-hand.ts'
import { sendDueMailsJob } from './mail.jobs.ts'
import { countDue } from './scheduled-mails.store.ts'

const weekMs = 7 * msOfDay

/** What is due now, what was sent in the last seven days, and where the clients stand (specification section 3). */
export async function getAutomationStatus(deps: Deps): Promise<z.input<(typeof call)['reply']>> {
  const { db } = deps.database
  const now = deps.clock.now()
  const { due, nextDueAt } = await countDue(db, now)
  const clients = await countClientsByStage(db)
  const timer = await deps.queue.lastRepeatAt(sendDueMailsJob)
  const mails = await countOutbox(db, new Date(now.getTime() - weekMs))
  return {
    pendingFollowUps: due,
    lastWeekSent: mails.sent,
    paidClients: clients.paid,
    totalClients: clients.total,
    byStatus: clients.byStatus,
    failedMails: mails.failed,
    nextDueAt: nextDueAt?.toISOString() ?? null,
    lastTimerAt: timer?.toISOString() ?? null,
    mailServer: deps.mailSender.kind === 'smtp',
  }
}

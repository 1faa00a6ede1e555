import { addDays, dayOf } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import { changeAgreement, lockAgreement, selectUntold } from './agreement.store.ts'
import type { AgreementRow } from './agreement.tables.ts'
import { isOrderPaid, isPeriodOver } from './agreement-standing.ts'
import { queueAgreementMail } from './queue-agreement-mail.ts'

const atOnce = 200

/**
 * Mails everybody whose days to cancel are over that they may pay now, or that the intake may go on: once an agreement,
 * however often and wherever it runs.
 */
export async function tellOpenAgreements(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  // In Guam a day is over while it still lasts by UTC.
  const cancelUntilBefore = addDays(dayOf(now), 1)
  const rows = await selectUntold(deps.database.db, { cancelUntilBefore, limit: atOnce })
  for (const row of rows) if (isPeriodOver(row, now)) await tell(deps, row)
}

async function tell(deps: Deps, row: AgreementRow): Promise<void> {
  const isPaid = await isOrderPaid(deps.database.db, row)
  const mail = await queueAgreementMail(deps, row, 'open')
  await deps.database.transaction(async (tx) => {
    const locked = await lockAgreement(tx, row.id)
    if (!locked || locked.toldAt !== null || locked.cancelledAt !== null) return
    // Who was quicker than the mail needs none.
    if (!isPaid) await mail(tx)
    await changeAgreement(tx, row.id, { toldAt: deps.clock.now() })
    await noteFact(deps, tx, { kind: 'agreement-changed' })
  })
}

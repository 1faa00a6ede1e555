import { performanceFee } from '../../../shared/catalogue/success-fees.ts'
import { addDays, dayOf } from '../../../shared/rules/civil-days.ts'
import { centsFromDollars, dollarsFromCents } from '../../../shared/rules/money.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { keepFee, selectFee } from './requirements.store.ts'

/**
 * Staff record the amount of a confirmed funding; the fee of success follows from it (10 percent, to the cent). A second
 * time corrects the first; the audit log has both. Errors: invalid_input for a day that has not come.
 * @param input.funded dollars; `confirmedOn`: ISO day
 */
export async function recordFundingFee(
  deps: Deps,
  input: { applicationId: number; funded: number; confirmedOn: string; actor: AuditActor },
): Promise<{ funded: number; fee: number }> {
  const { applicationId, confirmedOn, actor } = input
  const at = deps.clock.now()
  // A day is over somewhere later than in the office: one day of grace.
  const tomorrow = addDays(dayOf(at), 1)
  if (confirmedOn > tomorrow)
    throw new Refusal('invalid_input', says('staff.confirmationToCome'), {
      confirmedOn: says('staff.confirmationToCome'),
    })
  const fundedCents = centsFromDollars(input.funded)
  const feeCents = Math.round((fundedCents * performanceFee.percent) / 100)
  await deps.database.transaction(async (tx) => {
    await keepFee(tx, {
      applicationId,
      fundedCents,
      feeCents,
      confirmedOn,
      authorName: actor.name,
      recordedAt: at,
    })
    const detail = { application: applicationId, fundedCents, feeCents, confirmedOn }
    await appendAuditEntry(tx, { actor, action: 'record-funding-fee', detail, at })
    await noteFact(deps, tx, { kind: 'funding-fee-recorded', applicationId })
  })
  return { funded: dollarsFromCents(fundedCents), fee: dollarsFromCents(feeCents) }
}

/** The recorded fee as staff see it; null before there is one. Dollars. */
export async function feeOf(
  queryable: Queryable,
  applicationId: number,
): Promise<{ funded: number; fee: number; confirmedOn: string; by: string } | null> {
  const row = await selectFee(queryable, applicationId)
  if (!row) return null
  return {
    funded: dollarsFromCents(row.fundedCents),
    fee: dollarsFromCents(row.feeCents),
    confirmedOn: row.confirmedOn,
    by: row.authorName,
  }
}

import type * as z from 'zod/mini'
import type { addClient as call } from '../../../shared/api/arrivals.ts'
import { latestDayAnywhere } from '../../../shared/rules/person-day.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { noteFirstLanguage } from '../accounts/person-language.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { createArrivedClient } from '../clients/create-arrived-client.ts'
import { findAlike } from '../clients/find-alike.ts'
import { findArrivalByAttempt, insertArrivals } from './arrivals.store.ts'
import { composeInvitation, queueInvitation } from './invite-client.ts'
import { type PaidElsewhere, paidOf } from './paid-elsewhere.ts'
import { refuseStaffAddress } from './refuse-staff-address.ts'

type Wish = z.output<typeof call.body>

/**
 * Adds somebody whom staff serve already. The record, what was paid elsewhere, the invitation and the audit entry are one
 * transaction; the form sent twice is one client.
 * Errors: conflict when somebody may be on record already, unless `evenSo`; invalid_input for the address of a member of
 * staff, and for an amount or a day that is missing or has not come.
 */
export async function addClient(
  deps: Deps,
  { wish, actor }: { wish: Wish; actor: AuditActor },
): Promise<{ clientId: number }> {
  const { db } = deps.database
  const before = await findArrivalByAttempt(db, wish.attemptKey)
  if (before) return { clientId: before.clientId }
  const paid = paidOf(wish, latestDayAnywhere(deps.clock.now()))
  await refuseStaffAddress(db, wish.email)
  if (!wish.evenSo) await refuseKnown(deps, wish)
  const mail = wish.invite ? await composeInvitation(deps, wish) : null
  try {
    return await keep(deps, { wish, actor, paid, mail })
  } catch (cause) {
    // The other half of a double click has committed first.
    const first = isUniqueViolation(cause) ? await findArrivalByAttempt(db, wish.attemptKey) : undefined
    if (!first) throw cause
    return { clientId: first.clientId }
  }
}

/** Two records of one person are made on purpose, or not at all. Throws Refusal 'conflict' that names them. */
async function refuseKnown(deps: Deps, person: Wish): Promise<void> {
  const alike = (await findAlike(deps.database.db, [person])).get(0) ?? []
  if (alike.length === 0) return
  const who = alike.slice(0, 5).map(({ id, name }) => `${name} (client ${id})`)
  throw new Refusal('conflict', says('staff.clientKnown', { who }))
}

async function keep(
  deps: Deps,
  input: {
    wish: Wish
    actor: AuditActor
    paid: PaidElsewhere
    mail: Awaited<ReturnType<typeof composeInvitation>> | null
  },
): Promise<{ clientId: number }> {
  const { wish, actor, paid, mail } = input
  const now = deps.clock.now()
  return deps.database.transaction(async (tx) => {
    const { name, email, phone, language, attemptKey } = wish
    const { amountCents } = paid
    const client = await createArrivedClient(tx, {
      ...{ name, email, phone, amountCents, paymentStatus: 'paid', by: actor.name, now },
    })
    const arrival = { ...paid, attemptKey, addedBy: actor.name, createdAt: now }
    await insertArrivals(tx, [{ clientId: client.id, ...arrival }])
    await noteFirstLanguage(tx, { email, language, now })
    if (mail) await queueInvitation(deps, tx, { client, mail, by: actor.name })
    await noteFact(deps, tx, { kind: 'client-arrived', clientId: client.id })
    await appendAuditEntry(tx, {
      actor,
      action: 'add-client',
      clientId: client.id,
      detail: { ...paid, invited: mail !== null },
      at: now,
    })
    return { clientId: client.id }
  })
}

import { type Person, personMails } from '../../../shared/api/persons.ts'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import { purchaseStatusAt } from '../../../shared/rules/entitlement.ts'
import { amountText } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { findClients } from '../clients/find-client.ts'
import { listClientIdsByEmail } from '../clients/list-client-ids-by-email.ts'
import { listApplicationsOfEmail } from '../funding/list-applications-of-email.ts'
import { getAddressKeeping } from '../privacy/get-address-keeping.ts'
import { listPurchasesOfEmail } from '../storefront/list-purchases-of-email.ts'
import { listWorksOfEmail } from '../works/list-works-of-email.ts'
import { conversationsOfPerson } from './conversations-of-person.ts'
import { notePersonOpened } from './note-person-opened.ts'
import { paymentsOfPerson } from './payments-of-person.ts'
import * as store from './persons.store.ts'

/**
 * Everything that is kept under one address, whatever it was bought, sent or written by. Other addresses of the same human being are
 * never guessed. An address of which nothing is kept answers empty lists. The opening stands in the audit log of every case of it.
 */
export async function getPerson(deps: Deps, input: { email: string; actor: AuditActor }): Promise<Person> {
  const { db } = deps.database
  const emailKey = emailKeyOf(input.email)
  const clientIds = await listClientIdsByEmail(db, emailKey)
  const clients = (await findClients(db, clientIds)).sort((one, other) => other.id - one.id)
  const purchases = await listPurchasesOfEmail(db, emailKey)
  const applications = await listApplicationsOfEmail(db, emailKey)
  const applicationIds = applications.map(({ id }) => id)
  const payments = await paymentsOfPerson(db, { emailKey, clientIds, applicationIds, purchases })
  const leads = await store.selectLeads(db, emailKey)
  const testers = await store.selectTesterApplications(db, emailKey)
  const mails = await store.selectMailHeads(db, emailKey, personMails)
  const people = [...clients, ...applications, ...purchases, ...leads, ...testers]
  const found = {
    email: emailKey,
    names: distinct(people.map(({ name }) => name)),
    phones: distinct(people.map(({ phone }) => phone)),
    cases: await casesOf(db, clients),
    payments,
    purchases: purchases.map((row) => ({
      id: row.id,
      productName: row.productName,
      amount: amountText(row.amountCents - row.refundedCents),
      status: purchaseStatusAt(row, deps.clock.now()),
      opensUntil: row.opensUntil?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
    })),
    applications: applications.map(({ id, name, caseStatus, createdAt }) => ({
      id,
      name,
      caseStatus,
      createdAt: createdAt.toISOString(),
    })),
    works: (await listWorksOfEmail(deps, emailKey)).map(({ id, key, product, state, dueOn }) => ({
      id,
      key,
      product,
      state,
      dueOn,
    })),
    sessions: (await store.selectSessions(db, emailKey)).map(({ startsAt, ...session }) => ({
      ...session,
      startsAt: startsAt.toISOString(),
    })),
    conversations: await conversationsOfPerson(db, { emailKey, clientIds }),
    leads: leads.map(({ id, name, createdAt }) => ({ id, name, createdAt: createdAt.toISOString() })),
    testers: testers.map(({ id, clientId, createdAt }) => ({
      id,
      clientId,
      createdAt: createdAt.toISOString(),
    })),
    mails: mails.rows.map(({ createdAt, ...mail }) => ({ ...mail, createdAt: createdAt.toISOString() })),
    mailTotal: mails.total,
    deletionDueOn: (await getAddressKeeping(db, emailKey)).deletionDueOn,
  }
  await notePersonOpened(deps, input.actor, found)
  return found
}

/** What was given under an address, each once; nothing where nothing was given. */
const distinct = (given: readonly (string | null)[]): string[] => [
  ...new Set(given.flatMap((text) => text?.trim() || [])),
]

async function casesOf(queryable: Queryable, clients: readonly ClientRow[]): Promise<Person['cases']> {
  const arrivals = await store.selectArrivals(
    queryable,
    clients.map(({ id }) => id),
  )
  return clients.map((client) => {
    const arrival = arrivals.find(({ clientId }) => clientId === client.id)
    return {
      id: client.id,
      name: client.name,
      clientType: client.clientType,
      paymentStatus: client.paymentStatus,
      disputeStatus: client.disputeStatus,
      blocked: client.blockedAt !== null,
      createdAt: client.createdAt.toISOString(),
      paidElsewhere:
        arrival?.paid === 'elsewhere'
          ? { amount: amountText(arrival.amountCents), on: arrival.paidOn }
          : null,
    }
  })
}

import type { Person } from '../../../shared/api/persons.ts'
import type { Deps } from '../../deps.ts'
import { type AuditActor, appendAuditEntries } from '../audit-log/append-audit-entry.ts'

/**
 * Writes down that somebody's page was opened: with each case of the address, and without one by the numbers of what is there. Never by the
 * address itself, which would outlive a deletion in a log that cannot be changed.
 */
export async function notePersonOpened(deps: Deps, by: AuditActor, person: Person): Promise<void> {
  const event = {
    actor: { id: by.id, name: by.name },
    action: 'open-person',
    at: deps.clock.now(),
    detail: {
      purchase: person.purchases[0]?.id ?? null,
      application: person.applications[0]?.id ?? null,
      lead: person.leads[0]?.id ?? null,
      conversation: person.conversations.find(({ visitorId }) => visitorId !== null)?.visitorId ?? null,
      payments: person.payments.length,
    },
  }
  const events = person.cases.map(({ id }) => ({ ...event, clientId: id }))
  await deps.database.transaction((tx) => appendAuditEntries(tx, events.length > 0 ? events : [event]))
}

import type { ClientRow } from '../clients/clients.tables.ts'
import type { DatedClient } from '../clients/mail-dates.ts'
import type { ClientMailFacts } from './gather-mail-facts.ts'

/** What mails say of a case: of the client's record no more than this, so that a sample is one, too. */
export type SpokenFacts = Omit<ClientMailFacts, 'client'> & {
  client: DatedClient &
    Pick<ClientRow, 'id' | 'name' | 'email' | 'clientType' | 'paymentStatus' | 'intakeCompletedAt'>
}

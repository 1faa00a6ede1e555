import type { Deps } from '../../deps.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { selectEndingClients } from '../clients/clients.holdings.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { type DeletionReason, deleteClientData } from './delete-client-data.ts'
import { selectOpenRequest } from './deletion-requests.store.ts'
import { privacyMailWords } from './privacy-mail-words.ts'
import {
  daysAfterCancellation,
  daysAfterLastUse,
  firstEnd,
  lastStart,
  retentionPage,
} from './retention-days.ts'
import { deleteOnce, type RetentionTally } from './retention-tally.ts'

const system = { id: 'system', name: 'ARMOR' }

export function deleteClientOnce(
  deps: Deps,
  clientId: number,
  reason: DeletionReason,
): Promise<'deleted' | null> {
  return deleteOnce(() => deleteClientData(deps, { clientId, actor: system, reason }))
}

/** Deletes the clients whose end has come and warns those whose end is near. @param today 'YYYY-MM-DD' */
export async function retainClients(deps: Deps, today: string, tally: RetentionTally): Promise<void> {
  for await (const client of clientsNearTheirEnd(deps, today)) {
    const { on } = firstEnd(client)
    await tally.attempt({ clientId: client.id }, () =>
      on <= today ? deleteClientOnce(deps, client.id, 'retention') : warn(deps, client),
    )
  }
}

/** Everybody whose end is at most `warningDays` ahead or has come. */
async function* clientsNearTheirEnd(deps: Deps, today: string): AsyncGenerator<ClientRow> {
  const bounds = {
    cancelledBefore: lastStart(today, daysAfterCancellation),
    unusedSince: lastStart(today, daysAfterLastUse),
    limit: retentionPage,
  }
  let afterId = 0
  for (;;) {
    const page = await selectEndingClients(deps.database.db, { ...bounds, afterId })
    yield* page
    const last = page.at(-1)
    if (!last || page.length < retentionPage) return
    afterId = last.id
  }
}

/** One mail for each end; a use, or a cancellation, that moves the end makes another one due. */
async function warn(deps: Deps, client: ClientRow): Promise<'warned' | null> {
  const { db } = deps.database
  // Who asked for deletion has its day already.
  if (await selectOpenRequest(db, { clientId: client.id })) return null
  const { on, because } = firstEnd(client)
  const { renderRetentionMail } = await import('./emails/end-of-data-mail.tsx')
  const language = await languageOfPerson(db, client.email)
  const texts = await privacyMailWords(db, language)
  const mail = await renderRetentionMail(deps.config, { clientId: client.id, on, because, language, texts })
  const first = await deps.database.transaction((tx) =>
    queueMail(deps, tx, {
      ...mail,
      to: client.email,
      clientId: client.id,
      mailType: 'retention',
      dedupeKey: `retention:${client.id}:${on}`,
    }),
  )
  return first ? 'warned' : null
}

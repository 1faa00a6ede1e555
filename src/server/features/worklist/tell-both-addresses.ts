import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { type QueuedMail, queueMail } from '../outbox/queue-mail.ts'

type Written = Pick<QueuedMail, 'to' | 'subject' | 'html' | 'text'>

/** Two mails of a change of address, and from which address to which they say that it was. */
export interface ReaddressingMails {
  former: Written
  present: Written
}

/** Writes what both addresses are told, before the transaction that changes one into the other. */
export async function writeReaddressingMails(
  deps: Pick<Deps, 'database' | 'config'>,
  { from, to, by }: { from: string; to: string; by: string },
): Promise<ReaddressingMails> {
  const { renderAddressChangedMail } = await import('./emails/address-changed-mail.tsx')
  const write = async (reader: 'former' | 'present', address: string, otherAddress: string) => {
    const language = await languageOfPerson(deps.database.db, address)
    return {
      to: address,
      ...(await renderAddressChangedMail(deps.config, { to: reader, by, otherAddress, language })),
    }
  }
  return { former: await write('former', from, to), present: await write('present', to, from) }
}

/** Once for each change, in its transaction. */
export async function tellBothAddresses(
  deps: Deps,
  tx: Queryable,
  { id: clientId, version }: Pick<ClientRow, 'id' | 'version'>,
  mails: ReaddressingMails,
): Promise<void> {
  for (const reader of ['former', 'present'] as const)
    await queueMail(deps, tx, {
      ...mails[reader],
      ...{ clientId, mailType: 'address-changed' },
      dedupeKey: `address-changed:${clientId}:${version}:${reader}`,
    })
}

import { and, asc, eq } from 'drizzle-orm'
import type { Deps } from '../../src/server/deps.ts'
import { type OpenedMail, openMail } from '../../src/server/features/outbox/mail-content.ts'
import { mailOutbox } from '../../src/server/features/outbox/outbox.tables.ts'
import { emailKeyOf } from '../../src/shared/rules/email-key.ts'

/** Mails of the outbox with what they say, the oldest first: to an address, of a type, or of both. */
export async function mailsWith(
  deps: Pick<Deps, 'database' | 'sealer'>,
  { to, type, clientId }: { to?: string; type?: string; clientId?: number },
): Promise<OpenedMail[]> {
  const rows = await deps.database.db
    .select()
    .from(mailOutbox)
    .where(
      and(
        to === undefined ? undefined : eq(mailOutbox.recipientKey, emailKeyOf(to)),
        type === undefined ? undefined : eq(mailOutbox.mailType, type),
        clientId === undefined ? undefined : eq(mailOutbox.clientId, clientId),
      ),
    )
    .orderBy(asc(mailOutbox.id))
  return rows.map((row) => openMail(deps.sealer, row))
}

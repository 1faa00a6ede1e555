import { dayOf } from '../../../shared/rules/civil-days.ts'
import type { Language } from '../../../shared/rules/language.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { findClient } from '../clients/find-client.ts'
import { isServed } from '../clients/is-served.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { noticeInOwnWords } from '../own-texts/notice-in-own-words.ts'
import { invitationTextsIn } from './emails/invitation-texts.ts'

interface Invitation {
  subject: string
  html: string
  text: string
}

/**
 * Mails a client the way into the portal, once a day at most. Errors: not_found; conflict for a client who is blocked or
 * cancelled.
 * @returns whether it was the first of the day
 */
export async function inviteClient(
  deps: Deps,
  { clientId, actor }: { clientId: number; actor: AuditActor },
): Promise<{ invited: boolean }> {
  const client = await findClient(deps.database.db, clientId)
  if (!client) throw new Refusal('not_found', says('staff.noClient'))
  if (!isServed(client)) throw new Refusal('conflict', says('staff.clientNotServed'))
  const language = await languageOfPerson(deps.database.db, client.email)
  const mail = await composeInvitation(deps, { ...client, language })
  return deps.database.transaction(async (tx) => {
    const invited = await queueInvitation(deps, tx, { client, mail, by: actor.name })
    if (invited)
      await appendAuditEntry(tx, { actor, action: 'invite-client', clientId, at: deps.clock.now() })
    return { invited }
  })
}

/**
 * The mail; before a transaction, since drawing takes a while the first time. Its link opens no session: it leads to the
 * page that mails a one-time link to the same address.
 */
export async function composeInvitation(
  deps: Pick<Deps, 'config' | 'database'>,
  person: { name: string; email: string; language: Language },
): Promise<Invitation> {
  const { renderPortalInvitation } = await import('./emails/render-portal-invitation.tsx')
  const { name, email, language } = person
  const url = `${deps.config.publicUrl}/account/sign-in`
  const shipped = invitationTextsIn(language)
  const texts = await noticeInOwnWords(deps.database.db, 'invitation', language, shipped)
  return renderPortalInvitation(deps.config, { name, email, language, url, texts })
}

/** @returns whether it was the first of the day */
export async function queueInvitation(
  deps: Deps,
  tx: Queryable,
  { client, mail, by }: { client: Pick<ClientRow, 'id' | 'email'>; mail: Invitation; by: string },
): Promise<boolean> {
  return queueMail(deps, tx, {
    ...mail,
    to: client.email,
    clientId: client.id,
    mailType: 'portal-invitation',
    dedupeKey: `portal-invitation:${client.id}:${dayOf(deps.clock.now())}`,
    sentBy: by,
  })
}

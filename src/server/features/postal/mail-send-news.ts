import type { Deps } from '../../deps.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { findClient } from '../clients/find-client.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { noticeInOwnWords } from '../own-texts/notice-in-own-words.ts'
import { isProvedDelivery } from './change-send.ts'
import { dayInLog } from './day-in-log.ts'
import { postalNewsTextsIn } from './emails/postal-mail-texts.ts'
import { selectSend } from './postal.store.ts'

/**
 * Writes to the client that a letter was delivered, or that it came back: each once, however often this is asked. After the entry in the
 * mail log, which it names. Nothing for any other state, after a deletion, and for a client whom staff blocked.
 */
export async function mailSendNews(deps: Deps, sendId: number): Promise<void> {
  const { db } = deps.database
  const send = await selectSend(db, sendId)
  if (send?.state !== 'delivered' && send?.state !== 'returned') return
  const client = await findClient(db, send.clientId)
  if (!client?.email || client.blockedAt !== null) return
  const { state, recipient, service, stateAt, provider } = send
  const language = await languageOfPerson(db, client.email)
  const { renderPostalNewsMail } = await import('./emails/postal-news-mail.tsx')
  const words = await renderPostalNewsMail(deps.config, {
    kind: state,
    recipient,
    service,
    day: dayInLog(stateAt),
    isProved: send.trouble === 'log' ? null : isProvedDelivery(send),
    isSandbox: provider === 'sandbox',
    name: client.name,
    clientId: client.id,
    language,
    texts: await noticeInOwnWords(db, 'postal-news', language, postalNewsTextsIn(language)),
  })
  await deps.database.transaction((tx) =>
    queueMail(deps, tx, {
      ...words,
      to: client.email,
      clientId: client.id,
      mailType: 'postal-news',
      dedupeKey: `postal-news:${sendId}:${state}`,
    }),
  )
}

import type { Deps } from '../../deps.ts'
import type { ProviderIntent } from '../../platform/payments/payment-provider.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { findClient } from '../clients/find-client.ts'
import type { QueuedMail } from '../outbox/queue-mail.ts'
import { noticeInOwnWords } from '../own-texts/notice-in-own-words.ts'
import { postalReceiptTextsIn } from './emails/postal-mail-texts.ts'
import type { PostalOrderRow } from './postal.tables.ts'

/** The receipt and the news of a refund that the payment provider's answer makes due, each once; none after a deletion. */
export async function postalPaymentMails(
  deps: Pick<Deps, 'config' | 'clock' | 'database'>,
  known: PostalOrderRow,
  intent: ProviderIntent,
): Promise<QueuedMail[]> {
  const client = await findClient(deps.database.db, known.clientId)
  if (!client?.email || intent.status !== 'succeeded') return []
  const isNew = known.settledAt === null
  const refunded = intent.refundedCents - known.refundedCents
  if (!isNew && refunded <= 0) return []
  const { db } = deps.database
  const language = await languageOfPerson(db, client.email)
  const texts = await noticeInOwnWords(db, 'postal-receipt', language, postalReceiptTextsIn(language))
  const { renderPostalPaymentMail } = await import('./emails/postal-payment-mail.tsx')
  const mailOf = async (kind: 'receipt' | 'refund', cents: number): Promise<QueuedMail> => ({
    ...(await renderPostalPaymentMail(deps.config, {
      kind,
      cents,
      name: client.name,
      clientId: client.id,
      reference: known.paymentIntentId,
      at: deps.clock.now(),
      language,
      texts,
    })),
    to: client.email,
    clientId: client.id,
    mailType: kind,
    dedupeKey:
      kind === 'receipt'
        ? `postal-receipt:${known.paymentIntentId}`
        : `postal-refund:${known.paymentIntentId}:${intent.refundedCents}:${known.updatedAt.getTime()}`,
  })
  const mails: QueuedMail[] = []
  if (isNew) mails.push(await mailOf('receipt', known.amountCents))
  if (refunded > 0) mails.push(await mailOf('refund', refunded))
  return mails
}

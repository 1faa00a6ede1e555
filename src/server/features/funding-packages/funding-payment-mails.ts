import type { Deps } from '../../deps.ts'
import type { ProviderIntent } from '../../platform/payments/payment-provider.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import type { QueuedMail } from '../outbox/queue-mail.ts'
import { noticeInOwnWords } from '../own-texts/notice-in-own-words.ts'
import { fundingReceiptTextsIn } from './emails/funding-receipt-texts.ts'
import type { FundingPaymentRow } from './funding-packages.tables.ts'

/**
 * The receipt and the news of a refund that the provider's answer makes due. Each goes out once, whoever settles: with the
 * change of the payment that it tells of.
 */
export async function fundingPaymentMails(
  deps: Pick<Deps, 'config' | 'clock' | 'database'>,
  known: FundingPaymentRow,
  intent: ProviderIntent,
): Promise<QueuedMail[]> {
  // After an erasure the payment stays for the books, without an address.
  if (known.email === '' || intent.status !== 'succeeded') return []
  const isNew = known.settledAt === null
  const refunded = intent.refundedCents - known.refundedCents
  if (!isNew && refunded <= 0) return []
  const { db } = deps.database
  const language = await languageOfPerson(db, known.email)
  const texts = await noticeInOwnWords(db, 'funding-receipt', language, fundingReceiptTextsIn(language))
  const { renderFundingPaymentMail } = await import('./emails/funding-payment-mail.tsx')
  const mailOf = async (kind: 'receipt' | 'refund', cents: number): Promise<QueuedMail> => ({
    ...(await renderFundingPaymentMail(deps.config, {
      kind,
      cents,
      payment: known,
      at: deps.clock.now(),
      language,
      texts,
    })),
    to: known.email,
    mailType: kind,
    dedupeKey:
      kind === 'receipt'
        ? `funding-receipt:${known.paymentIntentId}`
        : `funding-refund:${known.paymentIntentId}:${intent.refundedCents}:${known.updatedAt.getTime()}`,
  })
  const mails: QueuedMail[] = []
  if (isNew) mails.push(await mailOf('receipt', known.amountCents))
  if (refunded > 0) mails.push(await mailOf('refund', refunded))
  return mails
}

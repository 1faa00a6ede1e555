import type { Deps } from '../../deps.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { factsOfPaymentIntent } from '../other-sums/facts-of-payment-intent.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { noticeInOwnWords } from '../own-texts/notice-in-own-words.ts'
import { sentBackTextsIn } from '../settlement/emails/payment-texts.ts'
import { findRefund } from '../settlement/sent-back-refunds.ts'

/** Once a refund: whoever was told that their money is on its way hears that it did not arrive. Nobody after a deletion. */
export async function mailSentBack(deps: Deps, refundId: number): Promise<void> {
  const { db } = deps.database
  const { renderRefund } = await import('../settlement/emails/refund.tsx')
  const refund = await findRefund(db, refundId)
  if (!refund) return
  const facts = await factsOfPaymentIntent(db, refund.paymentIntentId)
  if (!facts?.email) return
  const { email, productName, clientId } = facts
  const language = await languageOfPerson(db, email)
  const texts = await noticeInOwnWords(db, 'refund-sent-back', language, sentBackTextsIn(language))
  const told = {
    productName,
    amountCents: null,
    refundedCents: refund.amountCents,
    paymentIntentId: refund.paymentIntentId,
    name: facts.name ?? '',
  }
  const mail = await renderRefund(deps.config, told, refund.updatedAt, language, texts)
  await deps.database.transaction((tx) =>
    queueMail(deps, tx, {
      ...mail,
      to: email,
      ...(clientId === null ? {} : { clientId }),
      mailType: 'refund-sent-back',
      dedupeKey: `refund-sent-back:${refund.id}`,
    }),
  )
}

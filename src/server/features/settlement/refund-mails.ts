import type { Deps } from '../../deps.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { findClient } from '../clients/find-client.ts'
import type { QueuedMail } from '../outbox/queue-mail.ts'
import { noticeInOwnWords } from '../own-texts/notice-in-own-words.ts'
import { refundTextsIn } from './emails/payment-texts.ts'
import type { RefundMails } from './payment-ledger.ts'
import type { PaymentRow, RefundRow } from './settlement.tables.ts'

/** The mails of those refunds of a payment of the checkout that none was sent for yet. */
export async function refundMails(
  deps: Pick<Deps, 'database' | 'config' | 'clock'>,
  payment: PaymentRow,
  known: readonly RefundRow[],
): Promise<RefundMails> {
  const { db } = deps.database
  const { renderRefund } = await import('./emails/refund.tsx')
  const client = payment.clientId === null ? undefined : await findClient(db, payment.clientId)
  const person = client ?? payment
  // After a deletion the payment stays for the books, without an address.
  if (person.email === '') return new Map()
  const language = await languageOfPerson(db, person.email)
  const texts = await noticeInOwnWords(db, 'refund', language, refundTextsIn(language))
  const mails = new Map<number, QueuedMail>()
  for (const refund of known.filter(({ status }) => status !== 'succeeded')) {
    const facts = { ...payment, name: person.name, refundedCents: refund.amountCents }
    mails.set(refund.id, {
      ...(await renderRefund(deps.config, facts, deps.clock.now(), language, texts)),
      to: person.email,
      ...(payment.clientId === null ? {} : { clientId: payment.clientId }),
      mailType: 'refund',
      dedupeKey: `refund:${refund.id}`,
    })
  }
  return mails
}

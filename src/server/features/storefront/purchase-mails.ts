import { pagedGuidesOf } from '../../../shared/catalogue/paged-guides.ts'
import { emailSupportUntil } from '../../../shared/rules/email-support.ts'
import { openingsAt } from '../../../shared/rules/entitlement.ts'
import type { MailType } from '../../../shared/rules/mail-kinds.ts'
import type { Deps } from '../../deps.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import type { QueuedMail } from '../outbox/queue-mail.ts'
import { noticeInOwnWords } from '../own-texts/notice-in-own-words.ts'
import { purchaseTextsIn } from './emails/purchase-texts.ts'
import type { PurchaseTruth } from './purchase-facts.ts'
import type { PurchaseNews } from './purchase-news.ts'

export type PurchaseMail = QueuedMail

const mailTypeOf: Record<PurchaseNews['kind'], MailType> = {
  receipt: 'receipt',
  renewed: 'receipt',
  refund: 'refund',
  'past-due': 'renewal-failed',
  ending: 'subscription-cancelled',
  ended: 'subscription-cancelled',
}

/** A subscription that runs on renews as what it is, or as what it was changed to. */
const renewsAs = ({ status, endsWithPeriod, nextProductKey, productKey }: PurchaseTruth) =>
  status === 'active' && !endsWithPeriod ? (nextProductKey ?? productKey) : null

/** The mails that tell these news, written in the buyer's language. Each goes out once, whoever settles how often. */
export async function purchaseMails(
  deps: Pick<Deps, 'config' | 'clock' | 'database'>,
  input: {
    news: readonly PurchaseNews[]
    truth: PurchaseTruth
    buyer: { name: string | null; email: string; sessionId: string }
  },
): Promise<PurchaseMail[]> {
  const { truth, buyer } = input
  const at = deps.clock.now()
  const { db } = deps.database
  const language = await languageOfPerson(db, buyer.email)
  const texts = await noticeInOwnWords(db, 'purchases', language, purchaseTextsIn(language))
  const { renderPurchaseMail } = await import('./emails/purchase-mail.tsx')
  const mails: PurchaseMail[] = []
  for (const news of input.news) {
    const { productName: product, opensUntil } = truth
    const opens = openingsAt(truth, at)
    const words = await renderPurchaseMail(deps.config, {
      news,
      product,
      renewsAs: renewsAs(truth),
      opens,
      productKey: truth.productKey,
      guides: pagedGuidesOf(truth.productKey),
      opensUntil,
      supportUntil: emailSupportUntil(truth.productKey, at),
      buyer,
      boughtAt: truth.boughtAt,
      at,
      language,
      texts,
    })
    mails.push({
      ...words,
      to: buyer.email,
      mailType: mailTypeOf[news.kind],
      dedupeKey: `purchase:${news.kind}:${buyer.sessionId}:${news.occasion}`,
    })
  }
  return mails
}

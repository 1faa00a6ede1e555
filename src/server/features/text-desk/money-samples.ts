import { dayOf, daysAfter } from '../../../shared/rules/civil-days.ts'
import type { NoticeSample } from '../../../shared/texts/notice-group.ts'
import type { PurchaseNews } from '../storefront/purchase-news.ts'
import { type NoticeDrawings, type Sampled, samplePerson } from './sampled-notice.ts'

const payment = {
  productKey: 'annual-subscription',
  productName: 'Annual Subscription',
  amountCents: 34_900,
  paymentIntentId: 'pi_sample',
  name: samplePerson.name,
}
const buyer = { name: samplePerson.name, email: samplePerson.email, sessionId: 'cs_sample' }

/** Mails about what is paid, bought, renewed and agreed to. */
export const moneySamples: NoticeDrawings<
  | 'receipt'
  | 'refund'
  | 'refund-sent-back'
  | 'renewal'
  | 'session-answer'
  | Extract<NoticeSample, `agreement-${string}` | `purchase-${string}`>
> = {
  receipt: async ({ config, language, now, textsOf }) => {
    const { renderReceipt } = await import('../settlement/emails/receipt.tsx')
    return renderReceipt(config, payment, now, language, textsOf('receipt'))
  },
  refund: async ({ config, language, now, textsOf }) => {
    const { renderRefund } = await import('../settlement/emails/refund.tsx')
    return renderRefund(config, { ...payment, refundedCents: 10_000 }, now, language, textsOf('refund'))
  },
  'refund-sent-back': async ({ config, language, now, textsOf }) => {
    const { renderRefund } = await import('../settlement/emails/refund.tsx')
    const back = { ...payment, amountCents: null, refundedCents: 10_000 }
    return renderRefund(config, back, now, language, textsOf('refund-sent-back'))
  },
  renewal: async ({ config, language, now, textsOf }) => {
    const { renderRenewalMail } = await import('../renewals/emails/renewal-mail.tsx')
    return renderRenewalMail(config, {
      kind: 'renewal',
      product: payment.productName,
      period: 'year',
      priceCents: 9_900,
      renewsAt: daysAfter(now, 30),
      boughtAt: daysAfter(now, -335),
      buyer,
      language,
      texts: textsOf('renewal'),
    })
  },
  'agreement-signed': (sampled) => drawAgreement(sampled, 'signed'),
  'agreement-open': (sampled) => drawAgreement(sampled, 'open'),
  'agreement-cancelled': (sampled) => drawAgreement(sampled, 'cancelled'),
  'purchase-receipt': (sampled) => drawPurchase(sampled, { ...moved, kind: 'receipt' }),
  'purchase-renewed': (sampled) => drawPurchase(sampled, { ...moved, kind: 'renewed' }),
  'purchase-refund': (sampled) => drawPurchase(sampled, { ...moved, kind: 'refund' }),
  'purchase-past-due': (sampled) => drawPurchase(sampled, { kind: 'past-due', occasion: '' }),
  'purchase-ending': (sampled) => drawPurchase(sampled, { kind: 'ending', occasion: '' }),
  'purchase-ended': (sampled) => drawPurchase(sampled, { kind: 'ended', occasion: '' }),
  'session-answer': async ({ config, language, textsOf }) => {
    const { renderSessionAnswer } = await import('../storefront/emails/session-answer.tsx')
    return renderSessionAnswer(config, {
      product: payment.productName,
      buyer,
      message: '…',
      author: 'Alex',
      language,
      texts: textsOf('purchases'),
    })
  },
}

const moved = { occasion: '', cents: payment.amountCents, reference: payment.paymentIntentId }

/** What it opens is of every kind, so that each text of the receipt is seen. */
async function drawPurchase(
  { config, language, now, textsOf }: Sampled,
  news: PurchaseNews,
): Promise<{ subject: string; html: string; text: string }> {
  const { renderPurchaseMail } = await import('../storefront/emails/purchase-mail.tsx')
  return renderPurchaseMail(config, {
    news,
    product: payment.productName,
    productKey: payment.productKey,
    renewsAs: null,
    opens: news.kind === 'receipt' ? ['generator', 'session', 'material'] : [],
    guides: [],
    opensUntil: daysAfter(now, 30),
    supportUntil: null,
    buyer,
    boughtAt: now,
    at: now,
    language,
    texts: textsOf('purchases'),
  })
}

async function drawAgreement(
  { config, language, now, textsOf }: Sampled,
  kind: 'signed' | 'open' | 'cancelled',
): Promise<{ subject: string; html: string; text: string }> {
  const { renderAgreementMail } = await import('../agreement/emails/agreement-mail.tsx')
  return renderAgreementMail(config, {
    reference: 'sample',
    person: samplePerson,
    product: payment.productName,
    state: 'NY',
    paidBefore: false,
    cancelUntil: dayOf(daysAfter(now, 3)),
    opensOn: dayOf(daysAfter(now, 4)),
    kind,
    language,
    texts: textsOf('agreement'),
  })
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { renderAgreementMail } from '../../src/server/features/agreement/emails/agreement-mail.tsx'
import { agreementMailTextsIn } from '../../src/server/features/agreement/emails/agreement-mail-texts.ts'
import { bookingMailTextsIn } from '../../src/server/features/bookings/emails/booking-mail-texts.ts'
import { renderSessionMail } from '../../src/server/features/bookings/emails/session-mail.tsx'
import { renderFundingPaymentMail } from '../../src/server/features/funding-packages/emails/funding-payment-mail.tsx'
import { fundingReceiptTextsIn } from '../../src/server/features/funding-packages/emails/funding-receipt-texts.ts'
import { renderRenewalMail } from '../../src/server/features/renewals/emails/renewal-mail.tsx'
import { receiptTextsIn, refundTextsIn } from '../../src/server/features/settlement/emails/payment-texts.ts'
import { renderReceipt } from '../../src/server/features/settlement/emails/receipt.tsx'
import { renderRefund } from '../../src/server/features/settlement/emails/refund.tsx'
import { renderPurchaseMail } from '../../src/server/features/storefront/emails/purchase-mail.tsx'
import { purchaseTextsIn } from '../../src/server/features/storefront/emails/purchase-texts.ts'
import { renderSessionAnswer } from '../../src/server/features/storefront/emails/session-answer.tsx'
import { renewalTextsIn } from '../../src/server/features/storefront/renewal-texts-in.ts'
import { workMailTextsIn } from '../../src/server/features/works/emails/work-mail-texts.ts'
import { renderWorkNewsMail } from '../../src/server/features/works/emails/work-news-mail.tsx'
import { englishNamesIn, soldNames, translatedNames } from '../support/english-product-names.ts'

const config = {
  publicUrl: 'https://armor.example',
  accent: null,
  brand: null,
  postalAddress: '1 Main St, Springfield, IL 62701',
  supportEmail: 'support@armor.example',
  bookingUrl: null,
}
const language = 'es' as const
const receipt = receiptTextsIn(language)
const at = new Date('2026-11-20T12:00:00Z')
const buyer = { name: 'Ana', email: 'ana@example.com', sessionId: 'cs_test_1' }
const paid = { paymentIntentId: 'pi_1', name: 'Ana', amountCents: 100 }
const booking = {
  id: 1,
  purchaseId: 1,
  staffUserId: 'staff',
  startsAt: at,
  endsAt: new Date('2026-11-20T12:45:00Z'),
  timeZone: 'America/Chicago',
  state: 'booked' as const,
  kind: 'strategy-session' as const,
  markedBy: null,
  sequence: 0,
  noteSealed: null,
  createdAt: at,
  updatedAt: at,
}

type Mail = Promise<{ subject: string; html: string; text: string }>

/** Every mail that names a product to whoever bought it, by the file that words it. */
const mails: Record<string, (product: string) => Mail[]> = {
  'agreement/emails/agreement-mail.tsx': (product) =>
    (['signed', 'open', 'cancelled'] as const).map((kind) =>
      renderAgreementMail(config, {
        reference: 'agreement',
        person: { name: 'Ana', email: buyer.email, phone: '555' },
        product,
        state: 'TX',
        paidBefore: false,
        cancelUntil: '2026-11-24',
        opensOn: '2026-11-25',
        kind,
        language,
        texts: agreementMailTextsIn(language),
      }),
    ),
  'bookings/emails/session-mail.tsx': (product) =>
    (['booked', 'moved', 'cancelled', 'day-before'] as const).map((kind) =>
      renderSessionMail(config, {
        kind,
        booking,
        product,
        buyer: 'Ana',
        host: { name: 'Sam', meeting: '' },
        page: config.publicUrl,
        now: at,
        language,
        texts: bookingMailTextsIn(language),
      }),
    ),
  'funding-packages/emails/funding-payment-mail.tsx': (product) =>
    (['receipt', 'refund'] as const).map((kind) =>
      renderFundingPaymentMail(config, {
        kind,
        cents: 100,
        payment: { ...paid, productKey: 'armor-ready', productName: product },
        at,
        language,
        texts: fundingReceiptTextsIn(language),
      }),
    ),
  'renewals/emails/renewal-mail.tsx': (product) =>
    (['renewal', 'yearly'] as const).map((kind) =>
      renderRenewalMail(config, {
        kind,
        product,
        period: 'year',
        priceCents: 100,
        renewsAt: at,
        boughtAt: at,
        buyer,
        language,
        texts: renewalTextsIn(language).reminder,
      }),
    ),
  'settlement/emails/receipt.tsx': (product) => [
    renderReceipt(config, { ...paid, productKey: 'premium', productName: product }, at, language, receipt),
    renderReceipt(config, { ...paid, productKey: 'premium', productName: product }, at, language, receipt, 7),
  ],
  'settlement/emails/refund.tsx': (product) => [
    renderRefund(
      config,
      { ...paid, productName: product, refundedCents: 100 },
      at,
      language,
      refundTextsIn(language),
    ),
  ],
  'storefront/emails/purchase-mail.tsx': (product) =>
    (['receipt', 'renewed', 'refund', 'past-due', 'ending', 'ended'] as const).map((kind) =>
      renderPurchaseMail(config, {
        news: { kind, occasion: '1', cents: 100, reference: 'pi_1' },
        product,
        renewsAs: 'annual-subscription',
        opens: ['generator', 'session', 'material'],
        productKey: 'annual-subscription',
        guides: [],
        opensUntil: at,
        supportUntil: null,
        buyer,
        boughtAt: at,
        at,
        language,
        texts: purchaseTextsIn(language),
      }),
    ),
  'storefront/emails/session-answer.tsx': (product) => [
    renderSessionAnswer(config, {
      product,
      buyer,
      message: 'Lunes',
      author: 'Sam',
      language,
      texts: purchaseTextsIn(language),
    }),
  ],
  'works/emails/work-news-mail.tsx': (product) =>
    (['delivered', 'reopened'] as const).map((kind) =>
      renderWorkNewsMail(config, {
        kind,
        key: 'strategy-session',
        product,
        hasNote: false,
        buyerName: 'Ana',
        language,
        texts: workMailTextsIn(language),
      }),
    ),
}
/** Staff read English. */
const toStaff = ['bookings/emails/host-mail.tsx', 'works/emails/late-works-mail.tsx']

describe('mails to a buyer who reads Spanish', () => {
  it.each(Object.entries(mails))('%s names products in Spanish alone', async (_file, write) => {
    for (const { subject, text, html } of await Promise.all(write('Strategy Session'))) {
      const words = `${subject}\n${text}\n${html}`
      expect(words).toContain('Sesión de estrategia')
      expect(englishNamesIn(words)).toEqual([])
    }
  })

  it('find a Spanish name for everything that is sold but the brand', () => {
    expect(soldNames.filter((name) => !translatedNames.includes(name) && !name.startsWith('ARMOR'))).toEqual(
      [],
    )
  })

  it('are all in this table', () => {
    const features = 'src/server/features'
    const naming = readdirSync(features, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.includes('/emails/') && file.endsWith('.tsx') && !file.includes('.test.'))
      .filter((file) =>
        /\b(product|productName)\b: string|'productName'/.test(readFileSync(join(features, file), 'utf8')),
      )
    expect(naming.sort()).toEqual([...Object.keys(mails), ...toStaff].sort())
  })
})

import { findGrant } from '../../../../shared/catalogue/grants.ts'
import { productNameIn } from '../../../../shared/messages/product-name-in.ts'
import { serviceUntil } from '../../../../shared/rules/holding.ts'
import { type Language, localeOf } from '../../../../shared/rules/language.ts'
import { dollarsFromCents, formatDollars } from '../../../../shared/rules/money.ts'
import type { Config } from '../../../config.ts'
import { MailButton, MailFacts, MailFrame, MailMarked, MailText } from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'
import type { PaymentRow } from '../settlement.tables.ts'
import { receiptTextsIn } from './payment-texts.ts'

export interface ReceiptMail {
  subject: string
  html: string
  text: string
}

/** The receipt of a settled payment, with the link to the intake (decision 12), or to the case that an upgrade goes on with. @param texts as they are in force */
export async function renderReceipt(
  config: Pick<Config, 'publicUrl' | 'accent' | 'brand' | 'postalAddress' | 'supportEmail'>,
  payment: Pick<PaymentRow, 'productKey' | 'productName' | 'amountCents' | 'paymentIntentId' | 'name'>,
  paidAt: Date,
  language: Language,
  texts: ReturnType<typeof receiptTextsIn>,
  upgradedClientId: number | null = null,
): Promise<ReceiptMail> {
  const amount = formatDollars(dollarsFromCents(payment.amountCents))
  const product = productNameIn(language, payment.productName)
  const next =
    upgradedClientId === null
      ? {
          preheader: texts.preheader(amount, product),
          text: texts.next,
          button: texts.button,
          href: `${config.publicUrl}/intake?client=${encodeURIComponent(payment.paymentIntentId)}`,
        }
      : {
          preheader: texts.upgradedPreheader(amount, product),
          text: texts.upgraded,
          button: texts.openCase,
          href: `${config.publicUrl}/client-dashboard?client=${upgradedClientId}`,
        }
  const day = paidAt.toLocaleDateString(localeOf[language], {
    dateStyle: 'long',
    timeZone: 'America/New_York',
  })
  const content = await renderMail(
    <MailFrame
      title={texts.title}
      preheader={next.preheader}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
      language={language}
    >
      <MailText>{texts.greeting(payment.name)}</MailText>
      <MailText>{texts.thanks(amount, product)}</MailText>
      <MailFacts
        facts={[
          [texts.product, product],
          [texts.amount, amount],
          [texts.paidOn, day],
          ...holds(payment.productKey, paidAt, language),
          [texts.reference, payment.paymentIntentId],
        ]}
      />
      <MailMarked text={next.text} />
      <MailButton href={next.href}>{next.button}</MailButton>
      <MailMarked small text={texts.contact(config.supportEmail)} />
    </MailFrame>,
  )
  return { subject: texts.subject(product), ...content }
}

/** What the package holds by itself: rounds, and until when one may be begun. Nothing for what opens no case. */
function holds(productKey: string, paidAt: Date, language: Language): [string, string][] {
  const texts = receiptTextsIn(language).holds
  const grant = findGrant(productKey)
  if (!grant || grant.rounds === null) return []
  const until = serviceUntil(grant, paidAt)
  const shown =
    until && new Date(until).toLocaleDateString(localeOf[language], { dateStyle: 'long', timeZone: 'UTC' })
  return [
    [texts.rounds, grant.rounds === 'unlimited' ? texts.unlimited : String(grant.rounds)],
    [texts.service, shown ? texts.until(shown) : texts.withoutEnd],
  ]
}

import { productNameIn } from '../../../../shared/messages/product-name-in.ts'
import { type Language, localeOf } from '../../../../shared/rules/language.ts'
import { dollarsFromCents, formatDollars } from '../../../../shared/rules/money.ts'
import type { Config } from '../../../config.ts'
import { MailFacts, MailFrame, MailMarked, MailText } from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'
import type { refundTextsIn, sentBackTextsIn } from './payment-texts.ts'

export interface RefundMail {
  subject: string
  html: string
  text: string
}

/**
 * The receipt of a refund, or, with the texts of that, the word that the bank sent it back. `refundedCents` is this refund alone,
 * `amountCents` what was paid, null where that is not said; `texts` as they are in force.
 */
export async function renderRefund(
  config: Pick<Config, 'accent' | 'brand' | 'postalAddress' | 'supportEmail'>,
  refund: {
    productName: string
    amountCents: number | null
    refundedCents: number
    paymentIntentId: string
    name: string
  },
  refundedAt: Date,
  language: Language,
  texts: ReturnType<typeof refundTextsIn | typeof sentBackTextsIn>,
): Promise<RefundMail> {
  const amount = formatDollars(dollarsFromCents(refund.refundedCents))
  const product = productNameIn(language, refund.productName)
  const day = refundedAt.toLocaleDateString(localeOf[language], {
    dateStyle: 'long',
    timeZone: 'America/New_York',
  })
  const content = await renderMail(
    <MailFrame
      title={texts.title}
      preheader={texts.preheader(amount, product)}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
      language={language}
    >
      <MailText>{texts.greeting(refund.name)}</MailText>
      <MailText>{texts.made(amount, product)}</MailText>
      <MailFacts
        facts={[
          [texts.product, product],
          [texts.refunded, amount],
          ...(refund.amountCents === null
            ? []
            : [[texts.paid, formatDollars(dollarsFromCents(refund.amountCents))] as const]),
          [texts.madeOn, day],
          [texts.reference, refund.paymentIntentId],
        ]}
      />
      <MailMarked text={texts.arrives} />
      <MailMarked small text={texts.contact(config.supportEmail)} />
    </MailFrame>,
  )
  return { subject: texts.subject(product), ...content }
}

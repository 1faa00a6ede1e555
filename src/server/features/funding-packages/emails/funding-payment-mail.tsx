import { fundingReceiptTexts as english } from '../../../../shared/messages/en/funding-receipt.ts'
import { fundingReceiptTexts as spanish } from '../../../../shared/messages/es/funding-receipt.ts'
import { productNameIn } from '../../../../shared/messages/product-name-in.ts'
import { worksPromised } from '../../../../shared/messages/works-promised.ts'
import { dayText } from '../../../../shared/rules/civil-days.ts'
import { emailSupportUntil } from '../../../../shared/rules/email-support.ts'
import { type Language, localeOf } from '../../../../shared/rules/language.ts'
import { dollarsFromCents, formatDollars } from '../../../../shared/rules/money.ts'
import type { Config } from '../../../config.ts'
import { MailButton, MailFacts, MailFrame, MailText } from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'
import type { FundingPaymentRow } from '../funding-packages.tables.ts'

interface PaymentNews {
  kind: 'receipt' | 'refund'
  cents: number
  payment: Pick<FundingPaymentRow, 'name' | 'productKey' | 'productName' | 'paymentIntentId'>
  at: Date
  language: Language
}

/** The receipt of a funding package, or the news that its payment was refunded. `cents`: what moved. */
export async function renderFundingPaymentMail(
  config: Pick<Config, 'publicUrl' | 'accent' | 'postalAddress' | 'supportEmail'>,
  input: PaymentNews,
): Promise<{ subject: string; html: string; text: string }> {
  const { payment, language } = input
  const texts = language === 'es' ? spanish : english
  const said = texts[input.kind]
  const product = productNameIn(language, payment.productName)
  const amount = formatDollars(dollarsFromCents(input.cents))
  const day = input.at.toLocaleDateString(localeOf[language], {
    dateStyle: 'long',
    timeZone: 'America/New_York',
  })
  const content = await renderMail(
    <MailFrame
      title={said.title}
      preheader={said.text(amount, product)}
      postalAddress={config.postalAddress}
      accent={config.accent}
      language={language}
    >
      <MailText>{texts.greeting(payment.name)}</MailText>
      <MailText>{said.text(amount, product)}</MailText>
      <MailFacts
        facts={[
          [texts.product, product],
          [texts.amount, amount],
          [texts.day, day],
          ...supportFact(input),
          ...(input.kind === 'receipt' ? worksPromised(payment.productKey, input.at, language) : []),
          [texts.reference, payment.paymentIntentId],
        ]}
      />
      <MailText>{said.next}</MailText>
      <MailButton href={`${config.publicUrl}/readiness/status?application=mine`}>
        {texts.openStatus}
      </MailButton>
      {input.kind === 'receipt' && (
        <>
          <MailText>{texts.receipt.apply}</MailText>
          <MailButton href={`${config.publicUrl}/readiness-intake`}>{texts.openForm}</MailButton>
        </>
      )}
      <MailText small>{texts.noPromise}</MailText>
      <MailText small>{texts.contact(config.supportEmail)}</MailText>
    </MailFrame>,
  )
  return { subject: said.subject(product), ...content }
}

/** The last day of email support, in the receipt of a package that brings it. */
function supportFact({ kind, payment, at, language }: PaymentNews): [string, string][] {
  const until = kind === 'receipt' ? emailSupportUntil(payment.productKey, at) : null
  const texts = language === 'es' ? spanish : english
  return until === null ? [] : [[texts.supportUntil, dayText(until, language)]]
}

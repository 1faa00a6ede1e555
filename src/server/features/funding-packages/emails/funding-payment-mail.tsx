import { productNameIn } from '../../../../shared/messages/product-name-in.ts'
import { worksPromised } from '../../../../shared/messages/works-promised.ts'
import { dayText } from '../../../../shared/rules/civil-days.ts'
import { emailSupportUntil } from '../../../../shared/rules/email-support.ts'
import { type Language, localeOf } from '../../../../shared/rules/language.ts'
import { dollarsFromCents, formatDollars } from '../../../../shared/rules/money.ts'
import type { Config } from '../../../config.ts'
import { MailButton, MailFacts, MailFrame, MailMarked, MailText } from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'
import type { FundingPaymentRow } from '../funding-packages.tables.ts'
import type { FundingReceiptTexts } from './funding-receipt-texts.ts'

interface PaymentNews {
  kind: 'receipt' | 'refund'
  cents: number
  payment: Pick<FundingPaymentRow, 'name' | 'productKey' | 'productName' | 'paymentIntentId'>
  at: Date
  language: Language
  texts: FundingReceiptTexts
}

/** The receipt of a funding package, or the news that its payment was refunded. `cents`: what moved. */
export async function renderFundingPaymentMail(
  config: Pick<Config, 'publicUrl' | 'accent' | 'brand' | 'postalAddress' | 'supportEmail'>,
  input: PaymentNews,
): Promise<{ subject: string; html: string; text: string }> {
  const { payment, language, texts } = input
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
      brand={config.brand}
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
      <MailMarked text={said.next} />
      <MailButton href={`${config.publicUrl}/readiness/status?application=mine`}>
        {texts.openStatus}
      </MailButton>
      {input.kind === 'receipt' && (
        <>
          <MailMarked text={texts.receipt.apply} />
          <MailButton href={`${config.publicUrl}/readiness-intake`}>{texts.openForm}</MailButton>
        </>
      )}
      <MailText small>{texts.noPromise}</MailText>
      <MailMarked small text={texts.contact(config.supportEmail)} />
    </MailFrame>,
  )
  return { subject: said.subject(product), ...content }
}

/** The last day of email support, in the receipt of a package that brings it. */
function supportFact({ kind, payment, at, language, texts }: PaymentNews): [string, string][] {
  const until = kind === 'receipt' ? emailSupportUntil(payment.productKey, at) : null
  return until === null ? [] : [[texts.supportUntil, dayText(until, language)]]
}

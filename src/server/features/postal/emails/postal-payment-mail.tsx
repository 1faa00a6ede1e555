import { type Language, localeOf } from '../../../../shared/rules/language.ts'
import { dollarsFromCents, formatDollars } from '../../../../shared/rules/money.ts'
import type { Config } from '../../../config.ts'
import { MailButton, MailFacts, MailFrame, MailMarked, MailText } from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'
import type { PostalReceiptTexts } from './postal-mail-texts.ts'

interface PaymentNews {
  kind: 'receipt' | 'refund'
  /** What moved. */
  cents: number
  name: string
  clientId: number
  /** The payment provider's id. */
  reference: string
  at: Date
  language: Language
  texts: PostalReceiptTexts
}

/** The receipt of letters that are mailed for somebody, or the news that something of it was given back. */
export async function renderPostalPaymentMail(
  config: Pick<Config, 'publicUrl' | 'accent' | 'brand' | 'postalAddress' | 'supportEmail'>,
  { kind, cents, name, clientId, reference, at, language, texts }: PaymentNews,
): Promise<{ subject: string; html: string; text: string }> {
  const said = texts[kind]
  const amount = formatDollars(dollarsFromCents(cents))
  const day = at.toLocaleDateString(localeOf[language], { dateStyle: 'long', timeZone: 'America/New_York' })
  const content = await renderMail(
    <MailFrame
      title={said.title}
      preheader={said.text(amount)}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
      language={language}
    >
      <MailText>{texts.greeting(name)}</MailText>
      <MailText>{said.text(amount)}</MailText>
      <MailFacts
        facts={[
          [texts.product, texts.productName],
          [texts.amount, amount],
          [texts.day, day],
          [texts.reference, reference],
        ]}
      />
      <MailMarked text={said.next} />
      <MailButton href={`${config.publicUrl}/account/mailing?client=${clientId}`}>{texts.open}</MailButton>
      <MailMarked small text={texts.contact(config.supportEmail)} />
    </MailFrame>,
  )
  return { subject: said.subject, ...content }
}

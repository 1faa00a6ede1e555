import { productNameIn } from '../../../../shared/messages/product-name-in.ts'
import { dayText, officeDay } from '../../../../shared/rules/civil-days.ts'
import type { Language } from '../../../../shared/rules/language.ts'
import { dollarsFromCents, formatDollars } from '../../../../shared/rules/money.ts'
import type { RenewalPeriod } from '../../../../shared/rules/renewal-day.ts'
import type { Config } from '../../../config.ts'
import { MailButton, MailFacts, MailFrame, MailMarked, MailText } from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'
import { renewalTextsIn } from '../../storefront/renewal-texts-in.ts'

interface RenewalMailInput {
  kind: 'renewal' | 'yearly'
  /** Name of what is charged then. */
  product: string
  period: RenewalPeriod
  priceCents: number
  renewsAt: Date
  boughtAt: Date
  buyer: { name: string | null; sessionId: string }
  language: Language
  /** As they are in force. */
  texts: ReturnType<typeof renewalTextsIn>['reminder']
}

/** Reminds of a renewal: what, when, for how much, and how to cancel. */
export async function renderRenewalMail(
  config: Pick<Config, 'publicUrl' | 'accent' | 'brand' | 'postalAddress' | 'supportEmail'>,
  input: RenewalMailInput,
): Promise<{ subject: string; html: string; text: string }> {
  const { kind, period, buyer, language, texts } = input
  const product = productNameIn(language, input.product)
  const { every } = renewalTextsIn(language)
  const price = formatDollars(dollarsFromCents(input.priceCents))
  const day = dayText(officeDay(input.renewsAt), language)
  const since = dayText(officeDay(input.boughtAt), language)
  const sentence =
    kind === 'renewal'
      ? texts.renewal(product, day, price, every[period])
      : texts.yearly(product, since, price, every[period], day)
  const content = await renderMail(
    <MailFrame
      title={texts.title}
      preheader={sentence}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
      language={language}
    >
      <MailText>{texts.greeting(buyer.name ?? '')}</MailText>
      <MailText>{sentence}</MailText>
      <MailMarked text={texts.nothingToDo} />
      <MailText>{texts.cancel}</MailText>
      <MailFacts
        facts={[
          [texts.product, product],
          [texts.price, `${price} ${every[period]}`],
          [texts.next, day],
        ]}
      />
      <MailButton
        href={`${config.publicUrl}/account/purchase?session_id=${encodeURIComponent(buyer.sessionId)}`}
      >
        {texts.button}
      </MailButton>
      <MailMarked small text={texts.contact(config.supportEmail)} />
    </MailFrame>,
  )
  const subject = kind === 'renewal' ? texts.subject(product, day) : texts.yearlySubject(product)
  return { subject, ...content }
}

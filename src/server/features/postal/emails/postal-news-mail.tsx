import { postalTexts as englishPostal } from '../../../../shared/messages/en/postal.ts'
import { postalTexts as spanishPostal } from '../../../../shared/messages/es/postal.ts'
import { dayText } from '../../../../shared/rules/civil-days.ts'
import type { Language } from '../../../../shared/rules/language.ts'
import { isTracked, type PostalService } from '../../../../shared/rules/postal-service.ts'
import type { Config } from '../../../config.ts'
import { MailButton, MailFacts, MailFrame, MailMarked, MailText } from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'
import type { PostalNewsTexts } from './postal-mail-texts.ts'

interface PostalNews {
  kind: 'delivered' | 'returned'
  recipient: string
  service: PostalService
  /** 'YYYY-MM-DD' */
  day: string
  /** Of a delivery: whether it stands in the mail log with a proof; null where the log would not take it. */
  isProved: boolean | null
  isSandbox: boolean
  name: string
  clientId: number
  language: Language
  texts: PostalNewsTexts
}

/** The news that a letter which was mailed for somebody was delivered, or came back. */
export async function renderPostalNewsMail(
  config: Pick<Config, 'publicUrl' | 'accent' | 'brand' | 'postalAddress' | 'supportEmail'>,
  news: PostalNews,
): Promise<{ subject: string; html: string; text: string }> {
  const { kind, recipient, service, isProved, isSandbox, name, clientId, language, texts } = news
  const postal = language === 'es' ? spanishPostal : englishPostal
  const day = dayText(news.day, language)
  const said = texts[kind].text(recipient, day)
  const { proved, noted } = texts.delivered
  const ofDelivery = isProved
    ? proved
    : isProved === false && !isTracked(service)
      ? postal.sends.notProved
      : noted
  const next = kind === 'returned' ? texts.returned.next : ofDelivery
  const content = await renderMail(
    <MailFrame
      title={texts[kind].title}
      preheader={said}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
      language={language}
    >
      {isSandbox && <MailText>{texts.sandbox}</MailText>}
      <MailText>{texts.greeting(name)}</MailText>
      <MailText>{said}</MailText>
      <MailFacts
        facts={[
          [texts.recipient, recipient],
          [texts.service, postal.service.names[service]],
          [texts.day, day],
        ]}
      />
      <MailMarked text={next} />
      <MailButton href={`${config.publicUrl}/account/mailing?client=${clientId}`}>{texts.open}</MailButton>
      <MailMarked small text={texts.contact(config.supportEmail)} />
    </MailFrame>,
  )
  return { subject: texts[kind].subject, ...content }
}

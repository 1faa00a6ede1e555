import type { Language } from '../../../../shared/rules/language.ts'
import type { Config } from '../../../config.ts'
import { type ClientMailContent, clientMailTextsIn } from '../client-mail-content.ts'
import { MailButton, MailFacts, MailFrame, MailNote, MailSteps, MailText } from './mail-frame.tsx'
import { renderMail } from './render-mail.ts'

interface ClientMailInput {
  name: string
  language: Language
  content: ClientMailContent
  /** What staff wrote in their own words; '' for nothing. Stands before the rest, its line breaks kept. */
  customMessage: string
  /** Optional mails only: the page that stops them. */
  unsubscribeUrl: string | null
}

/** A mail about a client's case. */
export async function renderClientMail(
  config: Pick<Config, 'publicUrl' | 'postalAddress' | 'supportEmail'>,
  input: ClientMailInput,
): Promise<{ subject: string; html: string; text: string }> {
  const { content, language, unsubscribeUrl } = input
  const texts = clientMailTextsIn(language)
  const own = input.customMessage.trim()
  const rendered = await renderMail(
    <MailFrame
      title={content.title}
      preheader={content.preheader}
      postalAddress={config.postalAddress}
      language={language}
      {...(unsubscribeUrl === null ? {} : { unsubscribeUrl })}
    >
      <MailText>{texts.greeting(input.name)}</MailText>
      {own !== '' && <MailNote text={own} />}
      {content.paragraphs.map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
      {content.facts.length > 0 && <MailFacts facts={content.facts} />}
      {content.steps.length > 0 && <MailSteps steps={content.steps} />}
      {content.closing.map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
      <MailButton href={`${config.publicUrl}${content.button.path}`}>{content.button.label}</MailButton>
      <MailText small>{texts.contact(config.supportEmail)}</MailText>
      {unsubscribeUrl !== null && <MailText small>{texts.optional}</MailText>}
    </MailFrame>,
  )
  return { subject: content.subject, ...rendered }
}

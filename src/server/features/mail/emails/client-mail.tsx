import type { Config } from '../../../config.ts'
import {
  MailButton,
  MailFacts,
  MailFrame,
  MailMarked,
  MailNote,
  MailSteps,
  MailText,
} from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'
import type { MailWords } from '../client-mail-content.ts'

/** A mail about a client's case. */
export async function renderClientMail(
  config: Pick<Config, 'publicUrl' | 'accent' | 'brand' | 'postalAddress' | 'supportEmail'>,
  input: MailWords,
): Promise<{ subject: string; html: string; text: string }> {
  const { content, language, texts, unsubscribeUrl } = input
  const own = input.customMessage.trim()
  const rendered = await renderMail(
    <MailFrame
      title={content.title}
      preheader={content.preheader}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
      language={language}
      {...(unsubscribeUrl === null ? {} : { unsubscribeUrl })}
    >
      <MailText>{texts.greeting(input.name)}</MailText>
      {own !== '' && <MailNote text={own} />}
      {content.paragraphs.map((paragraph) => (
        <MailMarked key={paragraph} text={paragraph} />
      ))}
      {content.facts.length > 0 && <MailFacts facts={content.facts} />}
      {content.steps.length > 0 && <MailSteps steps={content.steps} />}
      {content.closing.map((paragraph) => (
        <MailMarked key={paragraph} text={paragraph} />
      ))}
      <MailButton href={`${config.publicUrl}${content.button.path}`}>{content.button.label}</MailButton>
      <MailMarked small text={texts.contact(config.supportEmail)} />
      {unsubscribeUrl !== null && <MailText small>{texts.optional}</MailText>}
    </MailFrame>,
  )
  return { subject: content.subject, ...rendered }
}

import type { Language } from '../../../../shared/rules/language.ts'
import type { Config } from '../../../config.ts'
import {
  MailAddress,
  MailButton,
  MailFrame,
  MailMarked,
  MailMessage,
  MailText,
} from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'
import type { SupportAnswerTexts } from './answer-texts.ts'

/** The answer of support as the client is mailed it: the whole text as staff wrote it, and the way to the conversation. */
export async function renderSupportAnswer(
  config: Pick<Config, 'accent' | 'brand' | 'postalAddress' | 'publicUrl'>,
  input: {
    client: { id: number; name: string }
    message: string
    author: string
    language: Language
    texts: SupportAnswerTexts
  },
): Promise<{ subject: string; html: string; text: string }> {
  const { client, message, author, language, texts } = input
  const portal = `${config.publicUrl}/client-dashboard?client=${client.id}#support`
  const content = await renderMail(
    <MailFrame
      title={texts.title}
      preheader={message.slice(0, 90)}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
      language={language}
    >
      <MailText>{texts.greeting(client.name)}</MailText>
      <MailMessage text={message} />
      <MailText>{texts.signed(author)}</MailText>
      <MailButton href={portal}>{texts.button}</MailButton>
      <MailMarked small text={texts.reply} />
      <MailAddress href={portal} />
    </MailFrame>,
  )
  return { subject: texts.subject(client.id), ...content }
}

import type { Language } from '../../../../shared/rules/language.ts'
import type { Config } from '../../../config.ts'
import {
  MailAddress,
  MailButton,
  MailFacts,
  MailFrame,
  MailMarked,
  MailMessage,
  MailText,
} from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'
import type { VisitorContent } from '../visitor-content.ts'
import type { VisitorMailTexts } from './answer-texts.ts'

type Rendered = Promise<{ subject: string; html: string; text: string }>
type Needs = Pick<Config, 'accent' | 'brand' | 'postalAddress' | 'publicUrl'>

/**
 * That a message came in. The address was typed by anybody and may be somebody else's: nothing of what was typed is repeated, so that
 * nobody sends their words or links through us.
 */
export async function renderMessageReceived(
  config: Needs,
  language: Language,
  { received: texts }: VisitorMailTexts,
): Rendered {
  const content = await renderMail(
    <MailFrame
      title={texts.title}
      preheader={texts.text}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
      language={language}
    >
      <MailText>{texts.text}</MailText>
      <MailText>{texts.notYou}</MailText>
    </MailFrame>,
  )
  return { subject: texts.subject, ...content }
}

/** What staff answer to an address that wrote: their whole text, and where the conversation stands. */
export async function renderVisitorAnswer(
  config: Needs,
  input: { message: string; author: string; language: Language; texts: VisitorMailTexts },
): Rendered {
  const texts = input.texts.answer
  const account = `${config.publicUrl}/account/overview`
  const content = await renderMail(
    <MailFrame
      title={texts.title}
      preheader={input.message.slice(0, 90)}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
      language={input.language}
    >
      <MailText>{texts.greeting}</MailText>
      <MailMessage text={input.message} />
      <MailText>{texts.signed(input.author)}</MailText>
      <MailButton href={account}>{texts.button}</MailButton>
      <MailMarked small text={texts.reply} />
      <MailAddress href={account} />
    </MailFrame>,
  )
  return { subject: texts.subject, ...content }
}

/** The message as staff receive it. Read by staff, so its few words are not in the message catalogue. */
export async function renderVisitorMessage(
  config: Pick<Config, 'accent' | 'brand' | 'postalAddress'>,
  input: { content: VisitorContent; email: string; isProven: boolean },
): Rendered {
  const { content: said, email, isProven } = input
  const from = isProven ? 'Message from an account' : 'Message from a visitor'
  const facts: [string, string][] = [
    ['Email', isProven ? `${email} (signed in)` : `${email} (not proven)`],
    ...(said.name ? [['Name', said.name] as [string, string]] : []),
    ...(said.topic ? [['About', said.topic] as [string, string]] : []),
    ...(said.order ? [['Order', said.order] as [string, string]] : []),
  ]
  const content = await renderMail(
    <MailFrame
      title={from}
      preheader={said.text.slice(0, 90)}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
    >
      <MailFacts facts={facts} />
      <MailMessage text={said.text} />
    </MailFrame>,
  )
  return { subject: from, ...content }
}

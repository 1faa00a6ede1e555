import { testMailTexts as texts } from '../../../../shared/messages/staff/setup.ts'
import { MailAddress, MailButton, MailFrame, MailText } from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'

/** The mail whose link proves that mails arrive; staff read English. */
export async function renderTestMail(
  config: { accent: string | null; brand: string | null; postalAddress: string },
  url: string,
): Promise<{ subject: string; html: string; text: string }> {
  const content = await renderMail(
    <MailFrame
      title={texts.title}
      preheader={texts.intro}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
    >
      <MailText>{texts.intro}</MailText>
      <MailButton href={url}>{texts.button}</MailButton>
      <MailText small>{texts.fallback}</MailText>
      <MailAddress href={url} />
    </MailFrame>,
  )
  return { subject: texts.title, ...content }
}

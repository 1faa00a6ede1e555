import { webhookMailTexts as texts } from '../../../../shared/messages/staff/webhook-mail.ts'
import { MailButton, MailFrame, MailText } from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'

/** Tells the office that a receiver was switched off; staff read English. */
export async function renderWebhookOffMail(
  config: { accent: string | null; brand: string | null; postalAddress: string; publicUrl: string },
  { host, isGone }: { host: string; isGone: boolean },
): Promise<{ subject: string; html: string; text: string }> {
  const content = await renderMail(
    <MailFrame
      title={texts.title}
      preheader={host}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
    >
      <MailText>{isGone ? texts.gone(host) : texts.failed(host)}</MailText>
      <MailText>{texts.held}</MailText>
      <MailButton href={`${config.publicUrl}/dashboard/connections`}>{texts.button}</MailButton>
    </MailFrame>,
  )
  return { subject: texts.subject(host), ...content }
}

import { staffBookingMailTexts as texts } from '../../../../shared/messages/staff/booking-mails.ts'
import type { Config } from '../../../config.ts'
import { MailButton, MailFrame, MailText } from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'

/** Tells the member of staff who holds a session. @param input.when on their own clock */
export async function renderHostMail(
  config: Pick<Config, 'publicUrl' | 'accent' | 'brand' | 'postalAddress'>,
  input: { kind: 'booked' | 'moved' | 'cancelled'; product: string; when: string },
): Promise<{ subject: string; html: string; text: string }> {
  const { subject, title, text } = texts[input.kind]
  const sentence = text(input.product, input.when)
  const content = await renderMail(
    <MailFrame
      title={title}
      preheader={sentence}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
    >
      <MailText>{sentence}</MailText>
      {input.kind !== 'cancelled' && <MailText>{texts.who}</MailText>}
      <MailButton href={`${config.publicUrl}/dashboard/sessions`}>{texts.see}</MailButton>
    </MailFrame>,
  )
  return { subject: subject(input.product), ...content }
}

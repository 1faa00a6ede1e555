import type { Config } from '../../../config.ts'
import { MailFacts, MailFrame, MailMessage } from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'

/** A client's message as staff receive it. Read by staff, so its few words are not in the message catalogue. */
export async function renderSupportMessage(
  config: Pick<Config, 'accent' | 'brand' | 'postalAddress'>,
  input: { client: { id: number; name: string; email: string; phone: string }; message: string },
): Promise<{ subject: string; html: string; text: string }> {
  const { client, message } = input
  const content = await renderMail(
    <MailFrame
      title={`Message from client ${client.id}`}
      preheader={message.slice(0, 90)}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
    >
      <MailFacts
        facts={[
          ['Client', `${client.name} (number ${client.id})`],
          ['Email', client.email],
          ['Phone', client.phone],
        ]}
      />
      <MailMessage text={message} />
    </MailFrame>,
  )
  return { subject: `Message from client ${client.id}`, ...content }
}

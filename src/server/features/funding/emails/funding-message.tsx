import type { Config } from '../../../config.ts'
import { MailButton, MailFacts, MailFrame, MailNote } from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'

/** An applicant's message as staff receive it. Read by staff, so its few words are not in the message catalogue. */
export async function renderFundingMessage(
  config: Pick<Config, 'accent' | 'brand' | 'postalAddress' | 'publicUrl'>,
  input: { application: { id: number; name: string; email: string; phone: string }; message: string },
): Promise<{ subject: string; html: string; text: string }> {
  const { application, message } = input
  const title = `Message about funding application ${application.id}`
  const content = await renderMail(
    <MailFrame
      title={title}
      preheader={message.slice(0, 90)}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
    >
      <MailFacts
        facts={[
          ['Applicant', `${application.name} (application ${application.id})`],
          ['Email', application.email],
          ['Phone', application.phone],
        ]}
      />
      <MailNote text={message} />
      <MailButton href={`${config.publicUrl}/dashboard/funding?application=${application.id}`}>
        Open the application
      </MailButton>
    </MailFrame>,
  )
  return { subject: title, ...content }
}

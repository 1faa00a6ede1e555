import type { Config } from '../../../config.ts'
import { MailButton, MailFacts, MailFrame, MailText } from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'

/** What has become late, for staff: no buyer is named. Read by staff, so its few words are not in the message catalogue. */
export async function renderLateWorksMail(
  config: Pick<Config, 'publicUrl' | 'accent' | 'brand' | 'postalAddress'>,
  works: readonly { id: number; name: string; product: string; dueOn: string; owner: string | null }[],
): Promise<{ subject: string; html: string; text: string }> {
  const subject =
    works.length === 1 ? 'Work for a buyer is late' : `${works.length} works for buyers are late`
  const content = await renderMail(
    <MailFrame
      title={subject}
      preheader={subject}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
    >
      <MailText>The buyer sees that it is late, too. Each is told of once.</MailText>
      <MailFacts
        facts={works.map(({ id, name, product, dueOn, owner }) => [
          `${name} (${product}), number ${id}`,
          `due by ${dueOn}, ${owner === null ? 'taken by nobody' : `taken by ${owner}`}`,
        ])}
      />
      <MailButton href={`${config.publicUrl}/dashboard/work`}>Open the queue</MailButton>
    </MailFrame>,
  )
  return { subject, ...content }
}

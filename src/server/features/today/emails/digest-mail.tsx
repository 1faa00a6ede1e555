import type { Today } from '../../../../shared/api/today.ts'
import { staffTodayTexts, digestTexts as texts } from '../../../../shared/messages/staff/today.ts'
import type { Config } from '../../../config.ts'
import { MailButton, MailFacts, MailFrame, MailText } from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'

/** How much waits of each kind; nobody is named. */
export async function renderDigestMail(
  config: Pick<Config, 'publicUrl' | 'postalAddress' | 'accent' | 'brand'>,
  waiting: Today['kinds'],
): Promise<{ subject: string; html: string; text: string }> {
  const subject = texts.subject(waiting.reduce((sum, { total }) => sum + total, 0))
  const content = await renderMail(
    <MailFrame
      title={subject}
      preheader={texts.text}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
    >
      <MailText>{texts.text}</MailText>
      <MailFacts
        facts={waiting.map(({ kind, total }) => [staffTodayTexts.names[kind], total.toLocaleString('en-US')])}
      />
      <MailButton href={`${config.publicUrl}/dashboard/today`}>{texts.button}</MailButton>
      <MailText>{texts.stop}</MailText>
    </MailFrame>,
  )
  return { subject, ...content }
}

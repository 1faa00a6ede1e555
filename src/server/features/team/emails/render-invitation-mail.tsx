import { invitationMailTexts as texts } from '../../../../shared/messages/staff/invitation-mail.ts'
import { MailAddress, MailButton, MailFrame, MailText } from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'

interface Invited {
  name: string
  /** Its name, as the page of the team shows it. */
  role: string
  invitedBy: string
  url: string
  /** How long the link works. */
  hours: number
}

/** The mail with an invitation to the staff; staff read English. */
export async function renderInvitationMail(
  config: { accent: string | null; brand: string | null; postalAddress: string },
  invited: Invited,
): Promise<{ subject: string; html: string; text: string }> {
  const content = await renderMail(
    <MailFrame
      title={texts.title}
      preheader={texts.preheader(invited.hours)}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
    >
      <MailText>{texts.greeting(invited.name)}</MailText>
      <MailText>{texts.intro(invited.invitedBy, invited.role)}</MailText>
      <MailText>{texts.steps}</MailText>
      <MailButton href={invited.url}>{texts.button}</MailButton>
      <MailText>{texts.life(invited.hours)}</MailText>
      <MailText>{texts.notYou}</MailText>
      <MailText small>{texts.fallback}</MailText>
      <MailAddress href={invited.url} />
    </MailFrame>,
  )
  return { subject: texts.subject, ...content }
}

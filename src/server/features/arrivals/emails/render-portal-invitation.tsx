import { portalInvitationTexts as english } from '../../../../shared/messages/en/portal-invitation.ts'
import { portalInvitationTexts as spanish } from '../../../../shared/messages/es/portal-invitation.ts'
import type { Language } from '../../../../shared/rules/language.ts'
import { MailAddress, MailButton, MailFrame, MailText } from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'

/** The mail that leads a client whom staff added into the portal. */
export async function renderPortalInvitation(
  config: { accent: string | null; postalAddress: string; supportEmail: string },
  person: { name: string; email: string; url: string; language: Language },
): Promise<{ subject: string; html: string; text: string }> {
  const texts = person.language === 'es' ? spanish : english
  const content = await renderMail(
    <MailFrame
      title={texts.title}
      preheader={texts.preheader}
      postalAddress={config.postalAddress}
      accent={config.accent}
      language={person.language}
    >
      <MailText>{texts.greeting(person.name)}</MailText>
      <MailText>{texts.intro}</MailText>
      <MailText>{texts.how(person.email)}</MailText>
      <MailButton href={person.url}>{texts.button}</MailButton>
      <MailText>{texts.yours}</MailText>
      <MailText>{texts.notYou(config.supportEmail)}</MailText>
      <MailText small>{texts.fallback}</MailText>
      <MailAddress href={person.url} />
    </MailFrame>,
  )
  return { subject: texts.subject, ...content }
}

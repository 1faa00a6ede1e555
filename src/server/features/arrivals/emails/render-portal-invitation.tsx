import type { Language } from '../../../../shared/rules/language.ts'
import { MailAddress, MailButton, MailFrame, MailMarked, MailText } from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'
import type { InvitationTexts } from './invitation-texts.ts'

/** The mail that leads a client whom staff added into the portal. */
export async function renderPortalInvitation(
  config: { accent: string | null; brand: string | null; postalAddress: string; supportEmail: string },
  person: { name: string; email: string; url: string; language: Language; texts: InvitationTexts },
): Promise<{ subject: string; html: string; text: string }> {
  const { texts } = person
  const content = await renderMail(
    <MailFrame
      title={texts.title}
      preheader={texts.preheader}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
      language={person.language}
    >
      <MailText>{texts.greeting(person.name)}</MailText>
      <MailMarked text={texts.intro} />
      <MailText>{texts.how(person.email)}</MailText>
      <MailButton href={person.url}>{texts.button}</MailButton>
      <MailText>{texts.yours}</MailText>
      <MailMarked text={texts.notYou(config.supportEmail)} />
      <MailText small>{texts.fallback}</MailText>
      <MailAddress href={person.url} />
    </MailFrame>,
  )
  return { subject: texts.subject, ...content }
}

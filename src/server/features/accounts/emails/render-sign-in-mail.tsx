import type { Language } from '../../../../shared/rules/language.ts'
import { MailAddress, MailButton, MailFrame, MailText } from '../../outbox/emails/mail-frame.tsx'
import type { mailTextsIn } from '../../outbox/emails/mail-texts.ts'
import { renderMail } from '../../outbox/emails/render-mail.ts'

/** What it says as shipped. */
export type SignInTexts = ReturnType<typeof mailTextsIn>['signIn']

/** The mail with a one-time sign-in link. @param input.minutes how long the link works; `texts` as they are in force */
export async function renderSignInMail(
  config: { accent: string | null; brand: string | null; postalAddress: string },
  input: { url: string; minutes: number; language: Language; texts: SignInTexts },
): Promise<{ subject: string; html: string; text: string }> {
  const { texts } = input
  const content = await renderMail(
    <MailFrame
      title={texts.title}
      preheader={texts.preheader(input.minutes)}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
      language={input.language}
    >
      <MailText>{texts.intro}</MailText>
      <MailButton href={input.url}>{texts.button}</MailButton>
      <MailText>{texts.life(input.minutes)}</MailText>
      <MailText>{texts.notYou}</MailText>
      <MailText small>{texts.fallback}</MailText>
      <MailAddress href={input.url} />
    </MailFrame>,
  )
  return { subject: texts.subject, ...content }
}

import { dayText } from '../../../../shared/rules/civil-days.ts'
import type { Language } from '../../../../shared/rules/language.ts'
import type { Config } from '../../../config.ts'
import { MailAddress, MailButton, MailFrame, MailText } from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'
import { privacyTextsIn } from '../privacy-texts.ts'

/** Tells the address that deletion was asked for. @param input.dueOn 'YYYY-MM-DD', the day on which it runs */
export async function renderDeletionMail(
  config: Pick<Config, 'postalAddress' | 'publicUrl'>,
  input: { clientId: number; dueOn: string; language: Language },
): Promise<{ subject: string; html: string; text: string }> {
  const { language } = input
  const texts = privacyTextsIn(language).privacyMailTexts.deletion
  const day = dayText(input.dueOn, language)
  const url = `${config.publicUrl}/account/data?client=${input.clientId}`
  const content = await renderMail(
    <MailFrame
      title={texts.title}
      preheader={texts.subject(day)}
      postalAddress={config.postalAddress}
      language={language}
    >
      <MailText>{texts.text(day)}</MailText>
      <MailText>{texts.change}</MailText>
      <MailButton href={url}>{texts.button}</MailButton>
      <MailAddress href={url} />
    </MailFrame>,
  )
  return { subject: texts.subject(day), ...content }
}

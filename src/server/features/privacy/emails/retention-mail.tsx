import { dayText } from '../../../../shared/rules/civil-days.ts'
import type { Language } from '../../../../shared/rules/language.ts'
import type { Config } from '../../../config.ts'
import { MailAddress, MailButton, MailFrame, MailText } from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'
import { privacyTextsIn } from '../privacy-texts.ts'

/** The warning before retention ends. @param input.on 'YYYY-MM-DD', the day on which the data goes */
export async function renderRetentionMail(
  config: Pick<Config, 'postalAddress' | 'publicUrl'>,
  input: { clientId: number; on: string; because: 'cancelled' | 'unused'; language: Language },
): Promise<{ subject: string; html: string; text: string }> {
  const { language, because } = input
  const texts = privacyTextsIn(language).privacyMailTexts.retention
  const day = dayText(input.on, language)
  const url = `${config.publicUrl}/account/data?client=${input.clientId}`
  const content = await renderMail(
    <MailFrame
      title={texts.title}
      preheader={texts.subject(day)}
      postalAddress={config.postalAddress}
      language={language}
    >
      <MailText>{texts[because](day)}</MailText>
      <MailText>{because === 'unused' ? texts.keepUnused : texts.keepCancelled}</MailText>
      <MailButton href={url}>{texts.button}</MailButton>
      <MailAddress href={url} />
    </MailFrame>,
  )
  return { subject: texts.subject(day), ...content }
}

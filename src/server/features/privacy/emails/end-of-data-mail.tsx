import { dayText } from '../../../../shared/rules/civil-days.ts'
import type { Language } from '../../../../shared/rules/language.ts'
import type { Config } from '../../../config.ts'
import { MailAddress, MailButton, MailFrame, MailText } from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'
import { privacyTextsIn } from '../privacy-texts.ts'

type Needs = Pick<Config, 'postalAddress' | 'publicUrl'>
type Rendered = Promise<{ subject: string; html: string; text: string }>
interface EndOfData {
  clientId: number
  /** 'YYYY-MM-DD', the day on which the data goes. */
  on: string
  language: Language
}

/** Tells the address that deletion was asked for. */
export async function renderDeletionMail(config: Needs, end: EndOfData): Rendered {
  const texts = privacyTextsIn(end.language).privacyMailTexts.deletion
  return renderEnd(config, end, { ...texts, paragraphs: (day) => [texts.text(day), texts.change] })
}

/** The warning before retention ends. */
export async function renderRetentionMail(
  config: Needs,
  { because, ...end }: EndOfData & { because: 'cancelled' | 'unused' },
): Rendered {
  const texts = privacyTextsIn(end.language).privacyMailTexts.retention
  const keep = because === 'unused' ? texts.keepUnused : texts.keepCancelled
  return renderEnd(config, end, { ...texts, paragraphs: (day) => [texts[because](day), keep] })
}

async function renderEnd(
  config: Needs,
  { clientId, on, language }: EndOfData,
  texts: {
    subject: (day: string) => string
    title: string
    paragraphs: (day: string) => readonly string[]
    button: string
  },
): Rendered {
  const day = dayText(on, language)
  const url = `${config.publicUrl}/account/data?client=${clientId}`
  const content = await renderMail(
    <MailFrame
      title={texts.title}
      preheader={texts.subject(day)}
      postalAddress={config.postalAddress}
      language={language}
    >
      {texts.paragraphs(day).map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
      <MailButton href={url}>{texts.button}</MailButton>
      <MailAddress href={url} />
    </MailFrame>,
  )
  return { subject: texts.subject(day), ...content }
}

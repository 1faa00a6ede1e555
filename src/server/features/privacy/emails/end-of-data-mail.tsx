import { dayText } from '../../../../shared/rules/civil-days.ts'
import type { Language } from '../../../../shared/rules/language.ts'
import type { Config } from '../../../config.ts'
import { MailAddress, MailButton, MailFrame, MailText } from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'
import type { PrivacyMailTexts } from '../privacy-texts.ts'

type Needs = Pick<Config, 'accent' | 'brand' | 'postalAddress' | 'publicUrl'>
type Rendered = Promise<{ subject: string; html: string; text: string }>
interface EndOfData {
  clientId: number
  /** 'YYYY-MM-DD', the day on which the data goes. */
  on: string
  language: Language
  texts: PrivacyMailTexts
}

/** Tells the address that deletion was asked for. */
export async function renderDeletionMail(config: Needs, end: EndOfData): Rendered {
  const texts = end.texts.deletion
  return renderEnd(config, end, { ...texts, paragraphs: (day) => [texts.text(day), texts.change] })
}

/** The same of an address without a case. */
export async function renderAddressDeletionMail(config: Needs, end: Omit<EndOfData, 'clientId'>): Rendered {
  const { language, on } = end
  const texts = end.texts.addressDeletion
  const day = dayText(on, language)
  const paragraphs = [texts.text(day), texts.change]
  const words = { subject: texts.subject(day), title: texts.title, button: texts.button, paragraphs }
  return renderFrame(config, words, { language, url: `${config.publicUrl}/account/overview#data` })
}

/** That a deletion was not done, since the address has begun a case since. */
export async function renderLapsedDeletionMail(
  config: Needs,
  language: Language,
  { lapsedDeletion }: PrivacyMailTexts,
): Rendered {
  const { paragraphs, ...texts } = lapsedDeletion
  return renderFrame(
    config,
    { ...texts, paragraphs: [...paragraphs] },
    { language, url: `${config.publicUrl}/account/data` },
  )
}

/** The warning before retention ends. */
export async function renderRetentionMail(
  config: Needs,
  { because, ...end }: EndOfData & { because: 'cancelled' | 'unused' },
): Rendered {
  const texts = end.texts.retention
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
  const { title, button } = texts
  return renderFrame(
    config,
    { subject: texts.subject(day), title, button, paragraphs: texts.paragraphs(day) },
    { language, url: `${config.publicUrl}/account/data?client=${clientId}` },
  )
}

async function renderFrame(
  config: Needs,
  words: { subject: string; title: string; button: string; paragraphs: readonly string[] },
  { language, url }: { language: Language; url: string },
): Rendered {
  const { subject, title, button, paragraphs } = words
  const content = await renderMail(
    <MailFrame
      title={title}
      preheader={subject}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
      language={language}
    >
      {paragraphs.map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
      <MailButton href={url}>{button}</MailButton>
      <MailAddress href={url} />
    </MailFrame>,
  )
  return { subject, ...content }
}

import { wordIn } from '../../../../shared/messages/sentences-in.ts'
import type { FundingStatus } from '../../../../shared/rules/funding-status.ts'
import type { Language } from '../../../../shared/rules/language.ts'
import type { Sentence } from '../../../../shared/sentences/sentence.ts'
import type { Config } from '../../../config.ts'
import {
  MailAddress,
  MailButton,
  MailFrame,
  MailMarked,
  MailNote,
  MailText,
} from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'
import type { FundingMailTexts } from './funding-mail-texts.ts'

/** What a mail to an applicant tells. Notes and messages are as staff wrote them. */
export type FundingNews =
  | { kind: 'received'; nextAction: Sentence }
  | { kind: 'status'; status: FundingStatus; note: string; nextAction: Sentence }
  | { kind: 'document'; name: string; note: string; required: boolean }
  | { kind: 'message'; text: string; author: string }
  | { kind: 'link' }
  | { kind: 'draft' }
  /** The end of the application is near; `day` as people read it. */
  | { kind: 'deletion' | 'retention'; day: string }

/** One mail to an applicant, with the way to the application or, of a draft, back to the form. */
export async function renderFundingMail(
  config: Pick<Config, 'publicUrl' | 'accent' | 'brand' | 'postalAddress'>,
  input: { news: FundingNews; name: string; url: string; language: Language; texts: FundingMailTexts },
): Promise<{ subject: string; html: string; text: string }> {
  const { news, language, url, texts } = input
  const { subject, paragraphs, note } = wordsOf(input)
  const way = news.kind === 'draft' ? texts.draft : texts
  const content = await renderMail(
    <MailFrame
      title={texts[news.kind].title}
      preheader={(paragraphs[0] ?? note).slice(0, 90)}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
      language={language}
    >
      <MailText>{texts.greeting(input.name)}</MailText>
      {paragraphs.map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
      {note !== '' && <MailNote text={note} />}
      {news.kind === 'message' && <MailText>{texts.message.signed(news.author)}</MailText>}
      {news.kind === 'message' && <MailMarked small text={texts.message.reply} />}
      <MailButton href={url}>{way.button}</MailButton>
      <MailText small>{way.once}</MailText>
      {!('day' in news) && <MailText small>{texts.noPromise}</MailText>}
      <MailAddress href={url} />
    </MailFrame>,
  )
  return { subject, ...content }
}

function wordsOf({
  news,
  language,
  texts,
}: {
  news: FundingNews
  language: Language
  texts: FundingMailTexts
}): {
  subject: string
  paragraphs: string[]
  note: string
} {
  switch (news.kind) {
    case 'received':
      return {
        subject: texts.received.subject,
        paragraphs: [texts.received.text, `${texts.nextAction}. ${wordIn(language, news.nextAction)}`],
        note: '',
      }
    case 'status': {
      const status = texts.statuses[news.status]
      return {
        subject: texts.status.subject(status),
        paragraphs: [texts.status.text(status), `${texts.nextAction}. ${wordIn(language, news.nextAction)}`],
        note: news.note,
      }
    }
    case 'document':
      return {
        subject: texts.document.subject(news.name),
        paragraphs: [texts.document.text(news.name), ...(news.required ? [] : [texts.document.optional])],
        note: news.note,
      }
    case 'message':
      return { subject: texts.message.subject, paragraphs: [], note: news.text }
    case 'deletion':
    case 'retention': {
      const { subject, text, keep } = texts[news.kind]
      return { subject: subject(news.day), paragraphs: [text(news.day), keep], note: '' }
    }
    case 'link':
    case 'draft':
      return { subject: texts[news.kind].subject, paragraphs: [texts[news.kind].text], note: '' }
  }
}

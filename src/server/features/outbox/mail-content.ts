import * as z from 'zod'
import type { Sealer } from '../../platform/crypto/sealer.ts'
import type { MailCalendar } from '../../platform/mail/mail-sender.ts'
import type { MailRow } from './outbox.tables.ts'

/** What a mail says. It repeats what people wrote, and so it is kept sealed, like their messages. */
export interface MailContent {
  subject: string
  html: string
  text: string
  /** What a calendar program takes from it. */
  calendar?: MailCalendar | undefined
}

/** What the content of a row is sealed in, and for. */
export type SealedMail = Pick<
  MailRow,
  'dedupeKey' | 'contentSealed' | 'clearSubject' | 'clearHtml' | 'clearText'
>

/** A mail with what it says. */
export type OpenedMail = Omit<MailRow, keyof SealedMail> & Pick<MailRow, 'dedupeKey'> & MailContent

const content = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  calendar: z.optional(z.object({ method: z.enum(['REQUEST', 'CANCEL']), text: z.string() })),
})

/** The dedupe key is known before the row has a number, and no two mails share one. */
const contextOf = (dedupeKey: string) => `mail:${dedupeKey}`

export function sealMailContent(sealer: Sealer, dedupeKey: string, said: MailContent): Uint8Array {
  const { subject, html, text, calendar } = said
  return sealer.seal(JSON.stringify({ subject, html, text, calendar }), contextOf(dedupeKey))
}

/** A row from before contents were sealed says it in the clear until the next start. */
export function openMailContent(sealer: Sealer, mail: SealedMail): MailContent {
  if (mail.contentSealed === null)
    return { subject: mail.clearSubject, html: mail.clearHtml, text: mail.clearText }
  return content.parse(JSON.parse(sealer.openText(mail.contentSealed, contextOf(mail.dedupeKey))))
}

/** The row with its content opened, and nothing sealed left in it. */
export function openMail<Row extends SealedMail>(
  sealer: Sealer,
  row: Row,
): Omit<Row, Exclude<keyof SealedMail, 'dedupeKey'>> & MailContent {
  const { contentSealed: _sealed, clearSubject: _subject, clearHtml: _html, clearText: _text, ...rest } = row
  return { ...rest, ...openMailContent(sealer, row) }
}

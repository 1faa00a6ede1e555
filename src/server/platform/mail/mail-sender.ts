/** An iCalendar text that a mail carries (RFC 6047). */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL'
  text: string
}

/** One mail, ready to go. `to` is a bare address. */
export interface Mail {
  to: string
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  calendar?: MailCalendar | undefined
  /** The same for every attempt of one mail, so that a second delivery can be told by its Message-ID. */
  messageId?: string
}

/** Hands a mail on. Every implementation passes `mail-sender.contract.ts`. */
export interface MailSender {
  /** 'outbox' keeps mails where staff read them; 'smtp' delivers. */
  kind: 'smtp' | 'outbox'
  /** Throws MailRefused for an address or header that no attempt can deliver; anything else may be tried again. */
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}

/** The mail can never be delivered as it is. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

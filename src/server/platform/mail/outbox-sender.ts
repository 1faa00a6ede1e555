import { checkMail } from './check-mail.ts'
import type { MailSender } from './mail-sender.ts'

/** Without a mail server: the mail stays in the outbox of the database, where staff read it; nothing leaves. */
export function createOutboxSender(): MailSender {
  return {
    kind: 'outbox',
    async send(mail) {
      checkMail(mail)
    },
    async close() {},
  }
}

import { createTransport } from 'nodemailer'
import { checkMail } from './check-mail.ts'
import { MailRefused, type MailSender } from './mail-sender.ts'

const connectMs = 10_000
const answerMs = 30_000

/**
 * Delivers by SMTP. With 'smtps://' over TLS from the start, with 'smtp://' by STARTTLS where the server offers it.
 * @param smtpUrl 'smtp://user:password@host:587'; @param from 'Name <name@example.com>'
 */
export function createSmtpSender(smtpUrl: string, from: string): MailSender {
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: 2,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: answerMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    kind: 'smtp',
    async send(mail) {
      checkMail(mail)
      try {
        await transport.sendMail({
          to: mail.to,
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated' },
          ...(mail.messageId ? { messageId: mail.messageId } : {}),
        })
      } catch (error) {
        throw isLasting(error)
          ? new MailRefused('The mail server refused the recipient.')
          : new Error(reasonOf(error))
      }
    },
    async close() {
      transport.close()
    },
  }
}

/** A 5xx answer about the recipient stays what it is; sign-in and sending troubles of our own may pass. */
function isLasting(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false
  return error.responseCode === 550 || error.responseCode === 553 || error.responseCode === 501
}

/** The code of the trouble; the server's own words may repeat the address. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  const answer = error instanceof Error && 'responseCode' in error ? ` (${String(error.responseCode)})` : ''
  return `the mail server could not take the mail: ${code}${answer}`
}

import { createTransport } from 'nodemailer'
import { checkMail } from './check-mail.ts'
import { MailRefused, type MailSender } from './mail-sender.ts'
import { mustEncrypt } from './must-encrypt.ts'

const connectMs = 10_000
const standardAnswerMs = 30_000

/**
 * Delivers by SMTP. With 'smtps://' over TLS from the start, with 'smtp://' by STARTTLS where the server offers it;
 * a password goes over the open network only so.
 * @param smtpUrl 'smtp://user:password@host:587'; @param from 'Name <name@example.com>'
 * @param patience how long an answer is waited for, in milliseconds
 */
export function createSmtpSender(
  smtpUrl: string,
  from: string,
  patience: { answerMs: number } = { answerMs: standardAnswerMs },
): MailSender {
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      ...(mustEncrypt(smtpUrl) ? { requireTLS: true } : {}),
      // As many as mails are delivered at once: none waits in here, where its consent could be withdrawn meanwhile.
      maxConnections: 4,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: patience.answerMs,
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
          ...(mail.calendar
            ? {
                icalEvent: {
                  method: mail.calendar.method,
                  content: mail.calendar.text,
                  filename: 'session.ics',
                },
              }
            : {}),
          ...(mail.messageId ? { messageId: mail.messageId } : {}),
        })
      } catch (error) {
        const code = lastingCode(error)
        throw code === null
          ? new Error(reasonOf(error))
          : new MailRefused(`The mail server refused the recipient or the mail for good (${code}).`)
      }
    },
    async close() {
      transport.close()
    },
  }
}

/** What is wrong with our own sign-in or permission, which somebody mends. */
const ownTroubles: readonly unknown[] = [530, 534, 535, 538]

/**
 * The code of a 5xx answer about this recipient or this mail, which no later attempt changes (RFC 5321, 4.2.1); null for
 * trouble that may pass, that of our own sender and sign-in included.
 */
function lastingCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('responseCode' in error)) return null
  const { responseCode } = error
  const command = 'command' in error ? String(error.command) : ''
  if (typeof responseCode !== 'number' || responseCode < 500 || responseCode > 599) return null
  if (ownTroubles.includes(responseCode)) return null
  return command === 'RCPT TO' || command === 'DATA' ? responseCode : null
}

/** The code of the trouble; the server's own words may repeat the address. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  const answer = error instanceof Error && 'responseCode' in error ? ` (${String(error.responseCode)})` : ''
  return `the mail server could not take the mail: ${code}${answer}`
}

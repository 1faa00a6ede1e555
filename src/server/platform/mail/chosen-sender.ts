import type { MailSender } from './mail-sender.ts'
import { createOutboxSender } from './outbox-sender.ts'

interface MailSettings {
  /** Null: mails are kept. */
  smtpUrl: string | null
  mailFrom: string
}

/** The sender that the settings name, as they are with each mail: a mail server that is set while the product runs is used at once. */
export function createChosenSender(settings: MailSettings): MailSender {
  const outbox = createOutboxSender()
  let open: { of: string; sender: Promise<MailSender> } | null = null
  const closeOpen = async () => {
    const before = open
    open = null
    await (await before?.sender)?.close()
  }
  const chosen = (): MailSender | Promise<MailSender> => {
    const { smtpUrl, mailFrom } = settings
    if (smtpUrl === null) return outbox
    const of = `${smtpUrl} ${mailFrom}`
    if (open?.of !== of) {
      void closeOpen()
      open = { of, sender: openSmtp(smtpUrl, mailFrom) }
    }
    return open.sender
  }
  return {
    get kind() {
      return settings.smtpUrl === null ? 'outbox' : 'smtp'
    },
    send: async (mail) => (await chosen()).send(mail),
    close: closeOpen,
  }
}

/** The SMTP library takes a twentieth of a second of a start: only where a mail server is named. */
async function openSmtp(smtpUrl: string, mailFrom: string): Promise<MailSender> {
  const { createSmtpSender } = await import('./smtp-sender.ts')
  return createSmtpSender(smtpUrl, mailFrom)
}

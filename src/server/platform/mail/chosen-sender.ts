import type { MailSender } from './mail-sender.ts'
import { createOutboxSender } from './outbox-sender.ts'
import { createSmtpSender } from './smtp-sender.ts'

interface MailSettings {
  /** Null: mails are kept. */
  smtpUrl: string | null
  mailFrom: string
}

/** The sender that the settings name, as they are with each mail: a mail server that is set while the product runs is used at once. */
export function createChosenSender(settings: MailSettings): MailSender {
  const outbox = createOutboxSender()
  let open: { of: string; sender: MailSender } | null = null
  const closeOpen = async () => {
    const before = open
    open = null
    await before?.sender.close()
  }
  const chosen = (): MailSender => {
    const { smtpUrl, mailFrom } = settings
    if (smtpUrl === null) return outbox
    const of = `${smtpUrl} ${mailFrom}`
    if (open?.of !== of) {
      void closeOpen()
      open = { of, sender: createSmtpSender(smtpUrl, mailFrom) }
    }
    return open.sender
  }
  return {
    get kind() {
      return settings.smtpUrl === null ? 'outbox' : 'smtp'
    },
    send: (mail) => chosen().send(mail),
    close: closeOpen,
  }
}

import { type Mail, MailRefused } from './mail-sender.ts'

const oneAddress = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\.]+$/

/**
 * What every sender refuses alike: anything but one bare address, and line breaks in what becomes a header (SMTP
 * injection, ASVS 1.3.11). Throws MailRefused.
 */
export function checkMail(mail: Mail): void {
  if (mail.to.length > 254 || !oneAddress.test(mail.to))
    throw new MailRefused('The recipient is not one email address.')
  const lines = [mail.subject, mail.messageId ?? '', ...Object.entries(mail.headers ?? {}).flat()]
  if (lines.some((line) => /[\r\n\0]/.test(line)))
    throw new MailRefused('A header of the mail has a line break.')
  if (mail.text.trim() === '') throw new MailRefused('The mail has no text version.')
}

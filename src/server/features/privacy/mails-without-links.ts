import { sessionMails } from '../mail/mail-kinds.ts'

/** A mail as an archive has it: a link that opens a session would open it to whoever reads the archive. */
export function withoutLinks<M extends { type: string; text: string }>(
  mail: M,
): Omit<M, 'text'> & { text: string | null } {
  return sessionMails.includes(mail.type) ? { ...mail, text: null } : mail
}

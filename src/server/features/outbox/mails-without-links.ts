import { sessionMails } from '../../../shared/rules/mail-kinds.ts'
import type { Sealer } from '../../platform/crypto/sealer.ts'
import { openMail, type SealedMail } from './mail-content.ts'

/** A mail as an archive has it, opened: a link that opens a session would open it to whoever reads the archive. */
export function mailRecord<M extends SealedMail & { type: string }>(sealer: Sealer, sealed: M): object {
  const { dedupeKey: _key, html: _html, calendar: _file, subject, text, ...mail } = openMail(sealer, sealed)
  const { type, ...rest } = mail
  return { type, ...rest, subject, text: sessionMails.includes(sealed.type) ? null : text }
}

import { says } from '../../../shared/sentences/says.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { MailablePaper } from './mailable-paper.ts'

/** A letter that a provider prints is signed before, and holds what it names. Errors: conflict. */
export function requireWholePaper({ isSigned, missing }: Pick<MailablePaper, 'isSigned' | 'missing'>): void {
  if (!isSigned) throw new Refusal('conflict', says('postal.notSigned'))
  if (missing.length > 0) throw new Refusal('conflict', says('postal.missing', { what: missing.join(', ') }))
}

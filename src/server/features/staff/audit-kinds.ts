import type { AuditEntry } from '../../../shared/api/audit.ts'

/** What a screen may ask for: openings of clients' files, acts on accounts of staff, mails, and all other changes. */
export type AuditKind = 'files' | 'accounts' | 'mail' | 'changes'

/** Actions are named verb first, 'open-report' or 'listClients'. These verbs only read (POSIX, for the database). */
export const readingVerb = '^(open|list|download|export|preview|view|get|read|find)([A-Z-]|$)'
/** These send something to a person. */
export const sendingVerb =
  '^(send|resend|trigger|notify|announce|answer-message|answer-visitor|mail)([A-Z-]|$)'

/** What happens to accounts of staff, to this log itself, and who looked at the settings. */
export const accountActions: readonly string[] = [
  'enter-password',
  'sign-in',
  'sign-out',
  'fail-sign-in',
  'add-staff',
  'make-first-account',
  'invite-staff',
  'revoke-invitation',
  'accept-invitation',
  'change-member',
  'change-role',
  'remove-role',
  'end-sessions',
  'change-password',
  'renew-recovery-codes',
  'add-passkey',
  'remove-passkey',
  'make-api-key',
  'revoke-api-key',
  'read-audit-log',
  'verify-audit-log',
  'seal-audit-log',
  'open-settings',
  'change-settings',
]

/** What an entry may say beside its action. */
export type AuditDetail = AuditEntry['detail']

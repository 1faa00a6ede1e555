import { SettingError } from './setting-kinds.ts'

/**
 * What production must be given, because the default is for trying the product out: an address that is not this machine's,
 * a database that waits for the disk, a key that more than one machine has, real payments, mails that leave, from and about
 * somebody who exists (15 U.S.C. 7704). The runbook says the same.
 */
const neededInProduction = [
  'PUBLIC_URL',
  'DATABASE_URL',
  'ENCRYPTION_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SUPPORT_EMAIL',
  'SMTP_URL',
  'MAIL_FROM',
  'POSTAL_ADDRESS',
] as const

/**
 * Throws SettingError with one sentence that names every setting which production lacks.
 * @param isGiven whether a setting has a text of its own; a default counts as none
 */
export function requireForProduction(publicUrl: string | null, isGiven: (name: string) => boolean): void {
  const missing = neededInProduction.filter((name) => !isGiven(name))
  if (missing.length > 0) {
    const names = new Intl.ListFormat('en-US').format(missing).replace(', and ', ' and ')
    const what = missing.length === 1 ? 'it is for' : 'each is for'
    throw new SettingError(`In production ${names} must be set; the runbook says what ${what}.`)
  }
  if (publicUrl?.startsWith('https:') !== true) {
    throw new SettingError(
      'In production the setting PUBLIC_URL must begin with https: people type Social Security numbers there.',
    )
  }
}

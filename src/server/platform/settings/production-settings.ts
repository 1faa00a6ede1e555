import { SettingError } from './setting-kinds.ts'

/**
 * What production must be given before it starts, because everything else is found by it: an address that is not this
 * machine's, a database that waits for the disk, a key that more than one machine has. The runbook says the same.
 */
const neededAtStart = ['PUBLIC_URL', 'DATABASE_URL', 'ENCRYPTION_KEY'] as const

/**
 * What has to be given before clients come, in the environment or in the browser, because the default is for trying the
 * product out: real payments, mails that leave, from and about somebody who exists (15 U.S.C. 7704).
 */
const neededForClients = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SUPPORT_EMAIL',
  'SMTP_URL',
  'MAIL_FROM',
  'POSTAL_ADDRESS',
] as const

/**
 * Throws SettingError with one sentence that names every setting which production lacks at its start.
 * @param isGiven whether a setting has a text of its own; a default counts as none
 */
export function requireForProduction(publicUrl: string | null, isGiven: (name: string) => boolean): void {
  const missing = neededAtStart.filter((name) => !isGiven(name))
  if (missing.length > 0) {
    const what = missing.length === 1 ? 'it is for' : 'each is for'
    throw new SettingError(`In production ${named(missing)} must be set; the runbook says what ${what}.`)
  }
  if (publicUrl?.startsWith('https:') !== true) {
    throw new SettingError(
      'In production the setting PUBLIC_URL must begin with https: people type Social Security numbers there.',
    )
  }
}

/** What clients would miss, or read as a sample: the one red list. */
export function missingForClients(isGiven: (name: string) => boolean): string[] {
  return neededForClients.filter((name) => !isGiven(name))
}

/** One sentence for whoever reads what the start prints; null when nothing is missing. */
export function unreadySentence(missing: readonly string[]): string | null {
  if (missing.length === 0) return null
  const verb = missing.length === 1 ? 'is' : 'are'
  return `NOT READY FOR CLIENTS: ${named(missing)} ${verb} not set. Without them nothing is charged, or no mail leaves, or samples are printed; set them on /dashboard/setup.`
}

function named(names: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(names).replace(', and ', ' and ')
}

import { type Setup, type SetupKey, setupKeys } from '../../../shared/api/setup.ts'

type Item = Setup['items'][number]

/** What the list looks at; every word of it is a fact. */
export interface SetupFacts {
  /** Whether a setting has a text of its own; a sample counts as none. */
  isGiven(name: string): boolean
  /** Pages show a logo: one was given, and the company is named. */
  logoShown: boolean
  mailArrived: boolean
  payments: 'stripe' | 'sandbox'
  keysTested: boolean
  webhookSeen: boolean
  /** A provider that prints and mails letters, the sandbox not counted. */
  prints: boolean
  drive: 'own-page' | 'google'
  backupChecked: boolean
  /** Public address by https, its certificate looked at. */
  addressChecked: boolean
}

/** The list that ticks itself. What the product works without is 'optional' until it is there. */
export function setupItems(facts: SetupFacts): Item[] {
  const { isGiven } = facts
  const paid = facts.payments === 'stripe'
  const done: Record<SetupKey, boolean> = {
    company: isGiven('COMPANY_NAME') && isGiven('COMPANY_STATE'),
    address: isGiven('POSTAL_ADDRESS'),
    logo: facts.logoShown,
    colors: isGiven('BRAND_COLOR'),
    sender: isGiven('MAIL_FROM') && isGiven('SUPPORT_EMAIL'),
    mail: isGiven('SMTP_URL') && facts.mailArrived,
    payments: paid && facts.keysTested && facts.webhookSeen,
    // With keys every product has a page at its price of the catalogue, which ARMOR opens itself.
    links: paid,
    print: facts.prints,
    drive: facts.drive === 'google',
    backup: facts.backupChecked,
    'public-address': facts.addressChecked,
    legal: ['COMPANY_NAME', 'COMPANY_STATE', 'POSTAL_ADDRESS', 'SUPPORT_EMAIL'].every(isGiven),
    target: isGiven('MONTHLY_TARGET'),
  }
  const optional: readonly SetupKey[] = ['logo', 'colors', 'print', 'drive', 'target']
  return setupKeys.map((key) => ({
    key,
    state: done[key] ? 'done' : optional.includes(key) ? 'optional' : 'open',
  }))
}

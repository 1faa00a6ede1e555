import type { SetupKey } from '../../api/setup.ts'

/** The mail whose link proves that emails arrive. */
export const testMailTexts = {
  title: 'A test of your mail server',
  intro: 'You asked for this email on the set-up page of ARMOR. Press the button to say that it arrived.',
  button: 'It arrived',
  fallback: 'If the button does not work, copy this address into your browser:',
}

const items: Record<SetupKey, { title: string; lead: string }> = {
  company: { title: 'Company', lead: 'Who sells. The legal pages and receipts name it.' },
  address: { title: 'Postal address', lead: 'It stands in every email (15 U.S.C. 7704).' },
  logo: { title: 'Logo', lead: 'Without one the mark and name of ARMOR stand in the head of every page.' },
  colors: {
    title: 'Colours',
    lead: 'Buttons and links of every page are of this colour. Without one they are of the product’s own.',
  },
  sender: { title: 'Sender', lead: 'Who emails are from, and where messages of clients go.' },
  mail: {
    title: 'Mail server',
    lead: 'Without one every email is kept here and is not sent. A test email to you, whose link you open, proves that emails arrive.',
  },
  payments: {
    title: 'Payments with Stripe',
    lead: 'Without keys payments run in the sandbox and no card is charged; in production nothing can be paid. Make a webhook at Stripe to the address below.',
  },
  links: {
    title: 'Links and prices',
    lead: 'With Stripe’s keys ARMOR opens a page for each product at its price of the catalogue: no link has to be made. What pages say of your business is yours to word, or to take away.',
  },
  print: {
    title: 'Print provider',
    lead: 'Lob or PostGrid print and mail letters for clients who order it.',
  },
  drive: {
    title: 'Clients’ folders on Google Drive',
    lead: 'Without it a client’s folder is a page of ARMOR.',
  },
  backup: {
    title: 'Backup',
    lead: 'The check restores the newest backup into a second database and throws that away. It takes some seconds.',
  },
  'public-address': {
    title: 'Public address and certificate',
    lead: 'What people type. It is set as PUBLIC_URL in the environment of the server.',
  },
  legal: {
    title: 'Legal pages',
    lead: 'Terms, privacy and refunds name your company, its state, address and email. Read them once as a client would.',
  },
  target: { title: 'Monthly target', lead: 'What the dashboard holds the month’s revenue against.' },
}

/** The set-up in the browser. */
export const setupTexts = {
  title: 'Set-up',
  lead: 'What has to be there before clients come. The list ticks itself.',
  failed: 'The set-up could not be loaded.',
  items,
  states: { done: 'Done', open: 'To do', optional: 'Optional' },
  progress: (done: number, all: number) => `${done} of ${all} are done.`,
  unreadyTitle: 'Not ready for clients',
  unready: 'Without these nothing is charged, no email leaves, or a sample is printed to clients:',
  restart:
    'Something was saved that holds from the next start of the server. Restart it when no payment is under way.',
  labels: {
    COMPANY_NAME: 'Company, as it is registered',
    COMPANY_STATE: 'State whose law the terms name',
    POSTAL_ADDRESS: 'Postal address, on one line',
    SUPPORT_EMAIL: 'Email for messages of clients',
    MAIL_FROM: 'Sender of every email: Name <name@example.com>',
    SMTP_URL: 'Mail server: smtp://user:password@host:587',
    BOOKING_URL: 'Booking page of your own',
    BRAND_COLOR: 'Colour of buttons and links: #1a4fa0',
    MONTHLY_TARGET: 'Dollars a month',
    PLAN_BADGE: 'Badge of 90-Day Max Access, in place of “Expires 09/05”; none: no badge',
    PLAN_BADGE_ES: 'Badge of the same plan on the Spanish page',
    READINESS_FIGURES:
      'Figures on /readiness, in place of “500+ businesses. 89% application quality score.”; none: no figures',
    READINESS_FIGURES_ES: 'Figures on the Spanish page',
    STRIPE_SECRET_KEY: 'Stripe: secret key (sk_…)',
    STRIPE_PUBLISHABLE_KEY: 'Stripe: publishable key (pk_…)',
    STRIPE_WEBHOOK_SECRET: 'Stripe: signing secret of the webhook (whsec_…)',
    LOB_API_KEY: 'Lob: API key',
    LOB_WEBHOOK_SECRET: 'Lob: secret of the webhook',
    POSTGRID_API_KEY: 'PostGrid: API key',
    POSTGRID_WEBHOOK_SECRET: 'PostGrid: secret of the webhook',
    GOOGLE_SERVICE_ACCOUNT: 'Key file of the service account, as JSON',
    GOOGLE_DRIVE_FOLDER: 'Id of the folder',
  } as Readonly<Record<string, string>>,
  logo: {
    title: 'Logo',
    lead: (megabytes: number, side: number) =>
      `A PNG, JPG or WebP picture of up to ${megabytes} MB and ${side.toLocaleString('en-US')} points a side. It stands on white in the head of every page, in place of the mark and name of ARMOR, with your company’s name for people who cannot see it. Emails have the name alone; letters of clients carry nothing of it.`,
    shown: 'Your logo',
    nameless: 'It is not shown yet: name the company above first.',
    choose: 'Choose a logo',
    replace: 'Choose another logo',
    remove: 'Remove the logo',
    sending: 'The logo is on its way.',
    saved: 'The logo is kept. Pages show it when they are loaded next.',
    removed: 'The logo is removed. Pages are without it when they are loaded next.',
    failed: 'The logo was not changed.',
  },
  prices: (count: number) => `Prices of ${count} products, and where they are paid`,
  pricesLead:
    'They are those of the catalogue, which the pages, terms and agreements print as well. The server alone decides what is charged.',
  fixed: (name: string) => `Set in the environment of the server as ${name}.`,
  secretSet: 'Set, not shown. Type a new one to replace it.',
  current: 'Your password',
  currentHint: 'These settings decide who can read emails and who gets the money.',
  save: 'Save',
  saved: 'Saved.',
  savedLater: 'Saved. It holds from the next start of the server.',
  takeAway: 'Take away what was made here',
  saveFailed: 'Nothing was saved.',
  webhook: 'Webhook address at Stripe:',
  testMail: 'Send me a test email',
  testMailSent: (email: string) => `Sent to ${email}. Open its link to tick this.`,
  arrived: (at: string) => `A test email arrived on ${at}.`,
  testKeys: 'Test the keys',
  keysTested: (at: string, mode: string) => `Stripe took the ${mode} key on ${at}.`,
  webhookSeen: (at: string) => `A webhook was taken on ${at}.`,
  webhookNotSeen: 'No webhook was taken yet.',
  checkBackup: 'Restore the newest backup in a check',
  newestBackup: (at: string) => `The newest backup is of ${at}.`,
  noBackup: 'There is no backup yet: the check makes one.',
  backupElsewhere: 'PostgreSQL is backed up where it runs: see the runbook.',
  backupChecked: (at: string) => `A backup was restored in a check on ${at}.`,
  checkAddress: 'Look at the certificate',
  addressChecked: (until: string) => `The certificate holds until ${until}.`,
  checkFailed: 'The check failed.',
  legalPages: { terms: 'Terms', privacy: 'Privacy', refunds: 'Refunds' },
  toTeam: 'Next: invite your team',
}

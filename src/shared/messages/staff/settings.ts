/** The page of the admins about what the product was started with. */
export const settingsTexts = {
  title: 'Settings',
  lead: 'What the product was started with. Settings are made on the page Set-up or in the environment of the server, which comes first. Keys, passwords and folders are never shown.',
  failed: 'The settings could not be loaded.',
  runs: {
    title: 'What runs',
    caption: 'What runs because of the settings',
    part: 'Part',
    what: 'What runs',
    because: 'Decided by',
  },
  payments: {
    title: 'Payments',
    because: 'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET',
    kinds: { sandbox: 'Sandbox: no card is charged', stripe: 'Stripe' },
  },
  mail: {
    title: 'Mail',
    because: 'SMTP_URL',
    kinds: { outbox: 'Outbox: emails are kept and not delivered', smtp: 'SMTP: emails are delivered' },
  },
  database: {
    title: 'Database',
    because: 'DATABASE_URL',
    kinds: { pglite: 'Embedded, in the data folder', postgres: 'PostgreSQL' },
  },
  drive: {
    title: 'Clients’ folders',
    because: 'GOOGLE_SERVICE_ACCOUNT, GOOGLE_DRIVE_FOLDER',
    kinds: { 'own-page': 'A page of the product', google: 'Google Drive' },
  },
  list: {
    title: 'All settings',
    caption: 'All settings, in the order of the manual',
    name: 'Setting',
    value: 'Value',
    standard: 'Default',
    meaning: 'Meaning',
    isDefault: 'Default',
    notSet: 'Not set',
    notShown: 'Set, not shown',
    kept: '(made in the browser)',
    none: 'None',
  },
}

import { define, defineShown } from './setting.ts'
import {
  accentColor,
  addressWith,
  atLeast,
  emailAddress,
  mailbox,
  plainText,
  secureAddress,
  wholeNumber,
} from './setting-kinds.ts'

/** Addresses that people and other services reach the product by, and those that it writes from. */
export const contactSettings = {
  supportEmail: defineShown(
    'SUPPORT_EMAIL',
    'support@armor.example',
    emailAddress,
    'Where messages from Contact support go, and what of the staff’s work is late.',
  ),
  companyName: defineShown(
    'COMPANY_NAME',
    null,
    plainText,
    'Name of the company that sells, as it is registered; printed on the legal pages. Default: they say that it is missing.',
  ),
  companyState: defineShown(
    'COMPANY_STATE',
    null,
    plainText,
    'State of that company, whose law the terms name: Delaware.',
  ),
  bookingUrl: defineShown(
    'BOOKING_URL',
    null,
    secureAddress('https://booking.example/armor'),
    'Where buyers of a session choose a time. Default: among the hours that staff offer on /dashboard/sessions.',
  ),
  smtpUrl: define(
    'SMTP_URL',
    null,
    addressWith(['smtp:', 'smtps:'], 'smtp://user:password@host:587'),
    'Mail server; over the open network a password is given to none that does not encrypt. Default: mails stay in the outbox, which npm run outbox prints.',
  ),
  mailFrom: defineShown('MAIL_FROM', 'ARMOR <no-reply@armor.example>', mailbox, 'Sender of every mail.'),
  postalAddress: defineShown(
    'POSTAL_ADDRESS',
    'ARMOR, 100 Example Street, Suite 1, Wilmington, DE 19801',
    plainText,
    'Postal address printed in mails (15 U.S.C. 7704).',
  ),
  accent: defineShown(
    'BRAND_COLOR',
    null,
    accentColor,
    'Colour of buttons and links in mails and pages, such as #1a4fa0; one that cannot be read is refused. Default: the product’s green.',
  ),
  monthlyTarget: defineShown(
    'MONTHLY_TARGET',
    '50000',
    wholeNumber(0, 1_000_000_000, 'dollars'),
    'Dollars a month that the figures of the dashboard are held against.',
  ),
  prefillSecret: define(
    'PREFILL_SECRET',
    null,
    atLeast(16),
    'Shared secret of the form service that asks for prefill tokens. Default: no tokens are issued.',
  ),
  partnerCode: define(
    'PARTNER_CODE',
    '',
    plainText,
    'Your own partner code of funding applications, in place of `ARMOR`, which the form sends.',
  ),
}

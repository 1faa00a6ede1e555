/**
 * Settings that can also be made in the browser; the environment comes before. 'now': whoever needs it reads it each time;
 * 'restart': what is made of it is opened at the start.
 */
export const keepable: Readonly<Record<string, 'now' | 'restart'>> = {
  COMPANY_NAME: 'now',
  COMPANY_STATE: 'now',
  POSTAL_ADDRESS: 'now',
  SUPPORT_EMAIL: 'now',
  MAIL_FROM: 'now',
  SMTP_URL: 'now',
  BOOKING_URL: 'now',
  BRAND_COLOR: 'now',
  MONTHLY_TARGET: 'now',
  PLAN_BADGE: 'now',
  PLAN_BADGE_ES: 'now',
  READINESS_FIGURES: 'now',
  READINESS_FIGURES_ES: 'now',
  STRIPE_SECRET_KEY: 'restart',
  STRIPE_PUBLISHABLE_KEY: 'restart',
  STRIPE_WEBHOOK_SECRET: 'restart',
  LOB_API_KEY: 'restart',
  LOB_WEBHOOK_SECRET: 'restart',
  POSTGRID_API_KEY: 'restart',
  POSTGRID_WEBHOOK_SECRET: 'restart',
  GOOGLE_SERVICE_ACCOUNT: 'restart',
  GOOGLE_DRIVE_FOLDER: 'restart',
}

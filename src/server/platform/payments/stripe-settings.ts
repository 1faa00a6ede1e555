import { define } from '../settings/setting.ts'
import { SettingError, startsWith } from '../settings/setting-kinds.ts'

/** The account at Stripe: all three or none. */
export const stripeSettings = {
  stripeSecretKey: define(
    'STRIPE_SECRET_KEY',
    null,
    startsWith(['sk_', 'rk_'], 'a secret key of Stripe'),
    'Secret key of Stripe. All three Stripe settings or none: without them the payment sandbox runs.',
  ),
  stripePublishableKey: define(
    'STRIPE_PUBLISHABLE_KEY',
    null,
    startsWith(['pk_'], 'a publishable key of Stripe'),
    'Publishable key of Stripe.',
  ),
  stripeWebhookSecret: define(
    'STRIPE_WEBHOOK_SECRET',
    null,
    startsWith(['whsec_'], 'a webhook signing secret of Stripe'),
    'Signing secret of the webhook endpoint PUBLIC_URL/api/webhooks/stripe.',
  ),
}

/** The three keys; null for the payment sandbox, which production-settings.ts keeps out of production. Throws SettingError when some are missing. */
export function stripeKeys(
  secretKey: string | null,
  publishableKey: string | null,
  webhookSecret: string | null,
) {
  const missing = [
    secretKey === null ? 'STRIPE_SECRET_KEY' : '',
    publishableKey === null ? 'STRIPE_PUBLISHABLE_KEY' : '',
    webhookSecret === null ? 'STRIPE_WEBHOOK_SECRET' : '',
  ].filter((name) => name !== '')
  if (secretKey !== null && publishableKey !== null && webhookSecret !== null) {
    return { secretKey, publishableKey, webhookSecret }
  }
  if (missing.length < 3)
    throw new SettingError(
      `The setting ${missing.join(' and ')} is missing beside the other Stripe settings.`,
    )
  return null
}

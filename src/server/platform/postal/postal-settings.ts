import { define } from '../settings/setting.ts'
import { atLeast, SettingError, startsWith } from '../settings/setting-kinds.ts'

/** The accounts at the providers that print and mail letters: both settings of one, of both, or none. */
export const postalSettings = {
  lobApiKey: define(
    'LOB_API_KEY',
    null,
    startsWith(['live_', 'test_'], 'an API key of Lob'),
    'API key of Lob, which prints and mails letters. Default: the mail sandbox, and in production no letter is sent for anybody.',
  ),
  lobWebhookSecret: define(
    'LOB_WEBHOOK_SECRET',
    null,
    atLeast(16),
    'Signing secret of the webhook PUBLIC_URL/api/webhooks/lob.',
  ),
  postgridApiKey: define(
    'POSTGRID_API_KEY',
    null,
    startsWith(['live_', 'test_'], 'an API key of PostGrid'),
    'API key of PostGrid, which is asked where Lob cannot be, or alone.',
  ),
  postgridWebhookSecret: define(
    'POSTGRID_WEBHOOK_SECRET',
    null,
    atLeast(16),
    'Secret of the webhook PUBLIC_URL/api/webhooks/postgrid, with its payload as JSON.',
  ),
}

interface PostalKeys {
  apiKey: string
  webhookSecret: string
}

/**
 * The key and the secret of one provider; null without them. Throws SettingError when one is missing, and for a test key in
 * production, where a letter would be paid for that nobody prints.
 */
export function postalKeys(
  prefix: 'LOB' | 'POSTGRID',
  { apiKey, webhookSecret }: { apiKey: string | null; webhookSecret: string | null },
  production: boolean,
): PostalKeys | null {
  if (apiKey === null && webhookSecret === null) return null
  if (apiKey === null || webhookSecret === null) {
    const missing = apiKey === null ? `${prefix}_API_KEY` : `${prefix}_WEBHOOK_SECRET`
    throw new SettingError(`The setting ${missing} is missing beside the other one of its mail provider.`)
  }
  if (production && apiKey.startsWith('test_'))
    throw new SettingError(
      `In production ${prefix}_API_KEY must be a live key: with a test key nothing is mailed.`,
    )
  return { apiKey, webhookSecret }
}

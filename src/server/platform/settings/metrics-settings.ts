import { define, defineShown } from './setting.ts'
import { atLeast, plainText, SettingError, wholeNumber } from './setting-kinds.ts'

/** Where figures are read by Prometheus; nothing listens unless there is a port. */
export const metricsSettings = {
  metricsPort: defineShown(
    'METRICS_PORT',
    null,
    wholeNumber(1, 65_535),
    'Port on which Prometheus reads figures, at /metrics. Default: none are kept.',
  ),
  metricsHost: defineShown(
    'METRICS_HOST',
    'localhost',
    plainText,
    'Address of that port. Another than this machine’s own needs METRICS_TOKEN.',
  ),
  metricsToken: define(
    'METRICS_TOKEN',
    null,
    atLeast(16),
    'What whoever reads the figures sends, as Authorization: Bearer.',
  ),
}

const ownAddresses = ['localhost', '127.0.0.1', '::1']

/** Throws SettingError when figures could be read from other machines by anybody. */
export function requireForMetrics(port: number | null, host: string, token: string | null): void {
  if (port !== null && token === null && !ownAddresses.includes(host))
    throw new SettingError(
      'The setting METRICS_HOST lets other machines read the figures: METRICS_TOKEN must be set.',
    )
}

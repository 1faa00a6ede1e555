import type { Clock } from '../clock.ts'
import { createLobProvider } from './lob-provider.ts'
import type { Postal } from './postal-provider.ts'
import { createPostGridProvider } from './postgrid-provider.ts'
import type { PostalSandbox } from './sandbox/open-postal-sandbox.ts'

type Keys = { apiKey: string; webhookSecret: string } | null

/** The mail providers of these settings, Lob before PostGrid; without either the sandbox, where there is one. */
export function openPostal(
  config: { lob: Keys; postgrid: Keys },
  sandbox: PostalSandbox | null,
  clock: Clock,
): Postal {
  const providers = [
    ...(config.lob ? [createLobProvider({ name: 'lob', ...config.lob }, clock)] : []),
    ...(config.postgrid ? [createPostGridProvider(config.postgrid, clock)] : []),
  ]
  return { providers: providers.length === 0 && sandbox !== null ? [sandbox.provider] : providers }
}

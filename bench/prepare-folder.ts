import { buildApp } from '../src/server/app.ts'
import { loadConfig } from '../src/server/config.ts'
import type { Deps } from '../src/server/deps.ts'
import { openProduct } from '../src/server/open-product.ts'
import { createLog } from '../src/server/platform/log/log.ts'
import { serverEnvironment } from '../test/recovery/killable-server.ts'
import { callersOf } from '../test/support/make-callers.ts'

/** Puts something into a data folder before the built server opens it: rows, people, sessions. */
export async function prepareFolder<T>(
  folder: string,
  settings: Readonly<Record<string, string>>,
  work: (deps: Deps, callers: ReturnType<typeof callersOf>) => Promise<T>,
): Promise<T> {
  const { deps, close } = await openProduct(
    loadConfig({ ...serverEnvironment(folder), ...settings }),
    createLog('silent'),
    { working: false },
  )
  const app = await buildApp(deps)
  try {
    return await work(deps, callersOf(app, deps))
  } finally {
    await app.close()
    await close()
  }
}

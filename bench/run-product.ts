import * as fs from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../src/server/app.ts'
import { loadConfig } from '../src/server/config.ts'
import { openProduct, type Product } from '../src/server/open-product.ts'
import { createLog } from '../src/server/platform/log/log.ts'
import type { Sandbox } from '../src/server/platform/payments/sandbox/open-sandbox.ts'
import { serverEnvironment } from '../test/recovery/killable-server.ts'

/** The whole product in this process, with a folder that goes with it. */
export interface RunningProduct {
  app: FastifyInstance
  deps: Product['deps']
  sandbox: Sandbox
  address: string
  close(): Promise<void>
}

/**
 * @param databaseUrl an empty database; without one the embedded database is used
 * @param settings beside those of a test's server, by the names of the environment
 */
export async function runProduct(
  databaseUrl = '',
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningProduct> {
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-bench-'))
  const { deps, sandbox, close } = await openProduct(
    loadConfig({ ...serverEnvironment(folder), ...settings, DATABASE_URL: databaseUrl }),
    createLog('silent'),
    { working: true },
  )
  if (sandbox === null) throw new Error('The measured product pays in the sandbox.')
  const app = await buildApp(deps, { mountSandbox: sandbox.mountBrowserEndpoints })
  return {
    app,
    deps,
    sandbox,
    address: await listen(app),
    async close() {
      await app.close()
      await close()
      await fs.rm(folder, { recursive: true, force: true })
    },
  }
}

/** Listens on a free port of the loopback address. */
export async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

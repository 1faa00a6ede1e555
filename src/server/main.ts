import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import * as path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { adminCommands } from './admin-commands.ts'
import { buildApp } from './app.ts'
import { type Config, loadConfig, runLibrariesAsInProduction } from './config.ts'
import { startAuditWatch } from './features/audit-log/audit-watch.ts'
import { sweepFiles } from './features/documents/sweep-files.ts'
import { fileKeyColumns } from './holdings.ts'
import { backedUpFolderOf, openProduct, type Product } from './open-product.ts'
import { serveAdminSocket } from './platform/admin-socket/serve-admin-socket.ts'
import { startTimedBackups } from './platform/backup/timed-backups.ts'
import { createLog, type Log } from './platform/log/log.ts'
import { unreadySentence } from './platform/settings/production-settings.ts'
import { SettingError } from './platform/settings/setting-kinds.ts'
import { StartRefused } from './platform/start-refused.ts'

/** The built pages; the same folder from dist/server and from src/server. */
const webFolder = fileURLToPath(new URL('../../dist/web', import.meta.url))
const stopWithinMs = 20_000

try {
  const config = loadConfig()
  runLibrariesAsInProduction()
  await start(await withFreePort(config))
} catch (error) {
  if (!(error instanceof StartRefused || error instanceof SettingError)) throw error
  console.error(error.message)
  process.exit(1)
}

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel)
  const product = await openProduct(config, log, { working: true })
  /** Set by the first signal. */
  const stopping = { asked: false }
  const { deps, sandbox, postalSandbox } = product
  const closers: (() => Promise<unknown>)[] = [product.close]
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne()
  }
  try {
    const isWorker = config.role === 'worker'
    const app = await buildApp(deps, {
      healthAlone: isWorker,
      isStopping: () => stopping.asked,
      webFolder,
      noteCall: product.metrics.noteCall,
      traces: product.traces,
      ...(sandbox === null ? {} : { mountSandbox: sandbox.mountBrowserEndpoints }),
    })
    closers.push(() => app.close())
    await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
      throw new StartRefused(listenRefusal(config, error))
    })
    // A worker has no calls: the web servers deliver what the sandboxes tell.
    if (!isWorker)
      sandbox?.startDelivery(async (body, signature) => {
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
        return (await app.inject({ method: 'POST', url: '/api/webhooks/stripe', headers, payload: body }))
          .statusCode
      })
    if (!isWorker)
      postalSandbox?.startDelivery(async (payload, headers) => {
        return (await app.inject({ method: 'POST', url: '/api/webhooks/lob', headers, payload })).statusCode
      })
    const admin = await serveAdminSocket(
      config.dataDir,
      adminCommands(deps, backedUpFolderOf(config), sandbox),
      log,
    )
    closers.push(admin.close)
    closers.push((await product.metrics.serve()).close)
    closers.push((await startAuditWatch(deps)).stop)
    // What a kill left behind costs space and nothing else: nobody waits for its removal.
    sweepFiles(deps, fileKeyColumns).catch((error: unknown) =>
      log.warn({ err: error }, 'ownerless files were not removed'),
    )
    if (deps.database.kind === 'pglite') {
      const timing = {
        folder: path.join(config.dataDir, 'backups'),
        everyHours: config.backupEveryHours,
        kept: config.backupsKept,
      }
      closers.push(startTimedBackups({ ...deps, filesFolder: null }, timing, deps.clock, log).stop)
    }
  } catch (error) {
    await close()
    throw error
  }
  stopOnSignals(config.stopDelaySeconds, stopping, close, log)
  greet(config, product)
}

function greet(config: Config, { firstStart, firstStartCode, madeKeyFile, deps }: Product): void {
  const here = config.publicUrl.startsWith('http://localhost')
    ? config.publicUrl
    : `http://localhost:${config.port}`
  if (madeKeyFile !== null) {
    console.log(
      `The key of this data is in ${madeKeyFile}: keep a copy of it apart, a backup does not hold it.`,
    )
  }
  if (firstStart) {
    if (deps.mailSender.kind === 'outbox')
      console.log('To read the mails that would have been sent: npm run outbox')
    if (config.stripe === null && !config.production)
      console.log('Payments run in the sandbox: pay with the card 4242 4242 4242 4242.')
  }
  const unready = config.production ? unreadySentence(config.unready) : null
  if (unready !== null) console.error(unready)
  // Behind the '#': no log of a proxy has the code.
  if (firstStartCode !== null)
    console.log(
      `To make the first account, the owner's: ${config.publicUrl}/dashboard/start#${firstStartCode}`,
    )
  console.log(`ready ${here}`)
}

/** The first signal stops cleanly, after the delay in which proxies notice; a second one at once. */
function stopOnSignals(
  delaySeconds: number,
  stopping: { asked: boolean },
  close: () => Promise<void>,
  log: Log,
): void {
  const stop = async (signal: string) => {
    if (stopping.asked) process.exit(1)
    stopping.asked = true
    log.info({ signal }, 'stopping')
    await pause(delaySeconds * 1_000)
    setTimeout(() => process.exit(1), stopWithinMs).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the stop failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function listenRefusal({ port, host }: Config, error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE')
    return `The port ${port} is already in use: stop what uses it, or set PORT to another one.`
  if (error.code === 'EACCES')
    return `The port ${port} may not be used by this user: set PORT to one above 1023.`
  return `The server cannot listen on ${host}:${port} (${error.code ?? error.message}): check HOST and PORT.`
}

/** PORT=0: a free one is looked up first, because the product's own address must be known before it listens. */
async function withFreePort(config: Config): Promise<Config> {
  if (config.port !== 0) return config
  const port = await new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, config.host, () => {
      const address = probe.address() as AddressInfo
      probe.close(() => resolve(address.port))
    })
  })
  const publicUrl = config.publicUrl.replace(/^http:\/\/localhost:0$/, `http://localhost:${port}`)
  // In place: a copy would hold what is worked out of other settings, such as `brand`, as it was.
  return Object.assign(config, { port, publicUrl })
}

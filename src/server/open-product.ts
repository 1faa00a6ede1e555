import * as path from 'node:path'
import type { Config } from './config.ts'
import { countFacts } from './count-facts.ts'
import { addDatabaseGauges } from './database-gauges.ts'
import type { Deps } from './deps.ts'
import { createAccounts } from './features/accounts/accounts.ts'
import { newFirstStartCode } from './features/accounts/first-account.ts'
import { completeOldClients } from './features/clients/complete-old-clients.ts'
import { startFigures } from './features/figures/start-figures.ts'
import { startRetention } from './features/privacy/apply-retention.ts'
import { sealOldTexts } from './features/privacy/seal-old-texts.ts'
import { openDisputeEngine } from './features/processing/open-dispute-engine.ts'
import { startDeadlineCount } from './features/push/recount-deadlines.ts'
import { followKeptSettings, takeKeptSettings } from './features/settings/kept-settings.ts'
import { startWorks } from './features/works/start-works.ts'
import { holdings, told } from './holdings.ts'
import { personTables } from './person-tables.ts'
import { systemClock } from './platform/clock.ts'
import { openSealer } from './platform/crypto/open-sealer.ts'
import { prepareDataFolder } from './platform/db/open-data-folder.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { openDrive } from './platform/drive/open-drive.ts'
import { openFiles } from './platform/files/open-files.ts'
import { proveFileStore } from './platform/files/prove-file-store.ts'
import { createSealedFileStore } from './platform/files/sealed-file-store.ts'
import { openLiveChannel } from './platform/live/open-live-channel.ts'
import type { Log } from './platform/log/log.ts'
import { createChosenSender } from './platform/mail/chosen-sender.ts'
import { type OpenedMetrics, openMetrics } from './platform/metrics/open-metrics.ts'
import { postPublicly } from './platform/outward/post-publicly.ts'
import { createClosedProvider } from './platform/payments/closed-provider.ts'
import { openSandbox, type Sandbox } from './platform/payments/sandbox/open-sandbox.ts'
import { createStripeProvider } from './platform/payments/stripe-provider.ts'
import { openPostal } from './platform/postal/open-postal.ts'
import { openPostalSandbox, type PostalSandbox } from './platform/postal/sandbox/open-postal-sandbox.ts'
import { createPushSender } from './platform/push/web-push-sender.ts'
import { createQueue } from './platform/queue/boss-queue.ts'
import { createClamdScanner } from './platform/scan/clamd-scanner.ts'
import { noScanner } from './platform/scan/file-scanner.ts'
import { openTraces } from './platform/traces/open-traces.ts'
import type { Traces } from './platform/traces/traces.ts'
import { reactions } from './reactions.ts'
import { recountClient } from './recount-client.ts'
import { registerJobs } from './register-jobs.ts'

export interface Product {
  deps: Deps
  /** Null with Stripe. */
  sandbox: Sandbox | null
  /** Null with a mail provider, and in production. */
  postalSandbox: PostalSandbox | null
  madeKeyFile: string | null
  metrics: OpenedMetrics
  traces: Traces
  firstStart: boolean
  /** Makes the first account; null as soon as there is one, and for commands. */
  firstStartCode: string | null
  /** In the order in which nothing is cut off: jobs first, the database last. */
  close(): Promise<void>
}

export const filesFolderOf = (config: Config) => path.join(config.dataDir, 'files')

/** The folder whose files a backup holds; null where they lie in a bucket, which is copied by its own means. */
export const backedUpFolderOf = (config: Config) => (config.bucket === null ? filesFolderOf(config) : null)

/**
 * Opens everything that the features work with, the queue running. Throws StartRefused with one sentence, with
 * nothing left open.
 * @param options.working false: jobs are kept and none is run (commands)
 */
export async function openProduct(config: Config, log: Log, options: { working: boolean }): Promise<Product> {
  await prepareDataFolder(config.dataDir)
  const worksOff = options.working && config.role !== 'web'
  const opened: (() => Promise<void>)[] = []
  const close = async () => {
    for (const closeOne of opened.splice(0).reverse()) await closeOne()
  }
  try {
    const database = await openDatabase(config, log)
    opened.push(database.close)
    const metrics = await openMetrics(config)
    const traces = await openTraces(config)
    opened.push(traces.close)
    const watch = <T extends object>(service: string, acts: T) =>
      traces.watch(service, metrics.watch(service, acts))
    addDatabaseGauges(metrics, database)
    const { sealer, madeKeyFile, firstStart } = await openSealer(database, config)
    const sealedFiles = await openFiles(config.bucket, filesFolderOf(config))
    await proveFileStore(database, sealedFiles)
    await takeKeptSettings({ config, database, sealer })
    const sandbox =
      config.stripe === null && !config.production
        ? await openSandbox({ database, clock: systemClock, log, production: config.production })
        : null
    if (sandbox !== null) opened.push(sandbox.close)
    const postalSandbox =
      config.production || config.lob || config.postgrid
        ? null
        : openPostalSandbox({ database, clock: systemClock, log, production: config.production })
    if (postalSandbox !== null) opened.push(postalSandbox.close)
    const live = await openLiveChannel(database.driver, log)
    opened.push(live.close)
    const mailSender = createChosenSender(config)
    opened.push(mailSender.close)
    const drive = await openDrive(config.drive)
    const engine = openDisputeEngine(config, log)
    opened.push(engine.close)
    const queue = createQueue(database, log, { working: worksOff, noteJob: metrics.noteJob, traces })
    opened.push(queue.stop)
    const deps: Deps = {
      config,
      database,
      queue,
      files: watch('files', createSealedFileStore(sealedFiles, sealer)),
      scanner: config.clamdUrl === null ? noScanner : createClamdScanner(config.clamdUrl),
      drive: watch('drive', drive),
      sealer,
      payments: watch('payments', paymentsOf(config, sandbox)),
      postal: openPostal(config, postalSandbox, systemClock),
      mailSender: watch('mail', mailSender),
      pushSender: watch('push', createPushSender(sealer, { ...config, post: postPublicly })),
      postOutward: postPublicly,
      live,
      log,
      clock: systemClock,
      accounts: createAccounts({ config, database, clock: systemClock }),
      engine: watch('engine', engine),
      reactions: countFacts(reactions, metrics.noteFact),
      holdings,
      told,
    }
    await sealOldTexts(deps, personTables)
    await completeOldClients(deps, recountClient(deps))
    await registerJobs(deps)
    await queue.start()
    if (options.working) {
      opened.push(followKeptSettings(deps).stop)
    }
    if (worksOff) {
      await startRetention(deps)
      await startWorks(deps)
      await startFigures(deps)
      await startDeadlineCount(deps)
    }
    const firstStartCode = options.working ? await newFirstStartCode(deps) : null
    return { deps, sandbox, postalSandbox, madeKeyFile, metrics, traces, firstStart, firstStartCode, close }
  } catch (error) {
    await close()
    throw error
  }
}

function paymentsOf(config: Config, sandbox: Sandbox | null): Deps['payments'] {
  if (config.stripe !== null) return createStripeProvider({ name: 'stripe', ...config.stripe })
  return sandbox?.provider ?? createClosedProvider()
}

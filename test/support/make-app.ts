import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { type AppOptions, buildApp } from '../../src/server/app.ts'
import { loadConfig } from '../../src/server/config.ts'
import type { Deps } from '../../src/server/deps.ts'
import { createAccounts } from '../../src/server/features/accounts/accounts.ts'
import type { DisputeEngine } from '../../src/server/features/processing/dispute-engine.ts'
import { holdings, told } from '../../src/server/holdings.ts'
import { systemClock } from '../../src/server/platform/clock.ts'
import { openSealer } from '../../src/server/platform/crypto/open-sealer.ts'
import type { Database } from '../../src/server/platform/db/database.ts'
import type { Drive } from '../../src/server/platform/drive/drive.ts'
import { createOwnPageDrive } from '../../src/server/platform/drive/own-page-drive.ts'
import { createFolderFileStore } from '../../src/server/platform/files/folder-file-store.ts'
import { createSocketLiveChannel } from '../../src/server/platform/live/socket-live-channel.ts'
import { createLog } from '../../src/server/platform/log/log.ts'
import type { MailSender } from '../../src/server/platform/mail/mail-sender.ts'
import { createOutboxSender } from '../../src/server/platform/mail/outbox-sender.ts'
import type { Post } from '../../src/server/platform/outward/post-publicly.ts'
import { openSandbox, type Sandbox } from '../../src/server/platform/payments/sandbox/open-sandbox.ts'
import type { Postal } from '../../src/server/platform/postal/postal-provider.ts'
import {
  openPostalSandbox,
  type PostalSandbox,
} from '../../src/server/platform/postal/sandbox/open-postal-sandbox.ts'
import { createPushSender } from '../../src/server/platform/push/web-push-sender.ts'
import { createQueue } from '../../src/server/platform/queue/boss-queue.ts'
import { createClamdScanner } from '../../src/server/platform/scan/clamd-scanner.ts'
import { noScanner } from '../../src/server/platform/scan/file-scanner.ts'
import { reactions } from '../../src/server/reactions.ts'
import { registerJobs } from '../../src/server/register-jobs.ts'
import { absentEngine } from './absent-engine.ts'
import { makeCheapHasher } from './cheap-hasher.ts'
import { type Caller, callersOf } from './make-callers.ts'
import { makeDb } from './make-db.ts'
import { type MovableClock, movableClock } from './movable-clock.ts'
import { putBackState } from './put-back-state.ts'
import { watchReplies } from './undeclared-replies.ts'

export interface MakeAppOptions extends AppOptions {
  database?: Database['kind']
  /** The clock stands still at this instant until a test moves it; absent: the true time. */
  now?: Date
  /** Settings beside the test's own, by the names of the environment. */
  settings?: Record<string, string>
  engine?: DisputeEngine
  mailSender?: MailSender
  drive?: Drive
  /** How push services are reached; absent: nothing leaves. */
  postPush?: Post
  /** How receivers of webhooks are reached; absent: nothing leaves. */
  postWebhook?: Post
  /** Absent: the mail sandbox. */
  postal?: Postal
  /** After so long a live connection that says nothing is looked at; absent: as in use. */
  liveSilentMs?: number
  /** false: jobs are kept and none runs. */
  working?: boolean
  /** Gets every line that is logged, from the least on; absent: nothing but errors are logged. */
  logLine?: (line: string) => void
}

export interface TestApp extends ReturnType<typeof callersOf> {
  app: FastifyInstance
  deps: Deps
  clock: MovableClock
  sandbox: Sandbox
  postalSandbox: PostalSandbox
  /** What was logged as an error, one JSON line each: look here when a reply is 500. */
  errors: string[]
  /** One request without any cookie. */
  inject(options: InjectOptions): Promise<LightMyRequestResponse>
  /** Listens on a free port; answers its address. */
  listen(): Promise<string>
  /**
   * For a beforeEach of tests that each want the product as it started: first it notes what the database holds, and every further
   * time puts that back, and the clock to where it stood. A tenth of the time of a new app; files stay, which nothing then names.
   */
  startAnew(): Promise<void>
  /** Ends it; fails where a call answered what the OpenAPI page does not say. */
  close(): Promise<void>
}

export type { Caller }

const refusePost: Post = async () => {
  throw new Error('nothing leaves a test')
}

/** The whole product on a database of its own, with nothing of the outside world but the embedded sandbox. */
export async function makeApp(options: MakeAppOptions = {}): Promise<TestApp> {
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-app-'))
  const config = loadConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '4321',
    DATA_DIR: folder,
    ENCRYPTION_KEY: '11'.repeat(32),
    ...options.settings,
  })
  const errors: string[] = []
  const { logLine } = options
  const log = logLine ? createLog('trace', logLine) : createLog('error', (line) => errors.push(line))
  const database = await makeDb(options.database)
  const { sealer } = await openSealer(database, config)
  const clock = options.now
    ? movableClock(options.now)
    : { ...movableClock(new Date()), now: () => systemClock.now() }
  const sandbox = await openSandbox({ database, clock, log, production: false })
  const postalSandbox = openPostalSandbox({ database, clock, log, production: false })
  const queue = createQueue(database, log, { working: options.working ?? true })
  const deps: Deps = {
    config,
    database,
    queue,
    files: createFolderFileStore(path.join(folder, 'files'), sealer),
    scanner: config.clamdUrl === null ? noScanner : createClamdScanner(config.clamdUrl),
    drive: options.drive ?? createOwnPageDrive(),
    sealer,
    payments: sandbox.provider,
    postal: options.postal ?? { providers: [postalSandbox.provider] },
    mailSender: options.mailSender ?? createOutboxSender(),
    pushSender: createPushSender(sealer, { ...config, post: options.postPush ?? refusePost }),
    postOutward: options.postWebhook ?? refusePost,
    live: createSocketLiveChannel(
      log,
      options.liveSilentMs === undefined ? {} : { silentMs: options.liveSilentMs },
    ),
    log,
    clock,
    accounts: createAccounts({ config, database, clock }, makeCheapHasher()),
    engine: options.engine ?? absentEngine,
    reactions,
    holdings,
    told,
  }
  await registerJobs(deps)
  await queue.start()
  const app = await buildApp(deps, { mountSandbox: sandbox.mountBrowserEndpoints, ...options })
  const undeclared = watchReplies(app)
  await app.ready()
  const putBack = putBackState(database)
  return {
    app,
    deps,
    clock,
    sandbox,
    postalSandbox,
    errors,
    inject: (request) => app.inject(request),
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    startAnew: async () => {
      // Where no job is run, those that wait would be waited for without end.
      if (options.working !== false) await queue.idle()
      await putBack()
      clock.restart()
    },
    close: async () => {
      await app.close()
      await queue.stop()
      await sandbox.close()
      await postalSandbox.close()
      await deps.mailSender.close()
      await deps.engine.close()
      await database.close()
      await fs.rm(folder, { recursive: true, force: true })
      if (undeclared.length > 0)
        throw new Error(`The OpenAPI page does not say what was answered:\n${undeclared.join('\n')}`)
    },
    ...callersOf(app, deps),
  }
}

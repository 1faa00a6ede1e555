import type { Config } from './config.ts'
import type { Reactions } from './facts.ts'
import type { Accounts } from './features/accounts/accounts.ts'
import type { DisputeEngine } from './features/processing/dispute-engine.ts'
import type { Holding, Told } from './holding.ts'
import type { Clock } from './platform/clock.ts'
import type { Sealer } from './platform/crypto/sealer.ts'
import type { Database } from './platform/db/database.ts'
import type { Drive } from './platform/drive/drive.ts'
import type { FileStore } from './platform/files/file-store.ts'
import type { LiveChannel } from './platform/live/live-channel.ts'
import type { Log } from './platform/log/log.ts'
import type { MailSender } from './platform/mail/mail-sender.ts'
import type { Post } from './platform/outward/post-publicly.ts'
import type { PaymentProvider } from './platform/payments/payment-provider.ts'
import type { Postal } from './platform/postal/postal-provider.ts'
import type { PushSender } from './platform/push/push-sender.ts'
import type { Queue } from './platform/queue/queue.ts'
import type { FileScanner } from './platform/scan/file-scanner.ts'

/** Everything that the features work with; made once in main.ts, and by makeApp() in tests. */
export interface Deps {
  config: Config
  database: Database
  queue: Queue
  files: FileStore
  /** What looks for malware in files that are sent. */
  scanner: FileScanner
  /** Where people open a client's folder; copies of the files, when it is a cloud drive. */
  drive: Drive
  sealer: Sealer
  payments: PaymentProvider
  /** Who prints and mails letters for clients; none: they mail them themselves. */
  postal: Postal
  mailSender: MailSender
  pushSender: PushSender
  /** How receivers of webhooks are reached, at public hosts alone. */
  postOutward: Post
  live: LiveChannel
  log: Log
  clock: Clock
  accounts: Accounts
  engine: DisputeEngine
  /** What follows from each fact. */
  reactions: Reactions<Deps>
  /** What is held of a person, table by table, in the order in which a deletion goes through it. */
  holdings: readonly Holding[]
  /** What is told of a person who asks for their data. */
  told: readonly Told<Deps>[]
}

import type * as z from 'zod'
import type { Queryable } from '../db/database.ts'

/** One kind of durable job. `name` is its queue: small letters, digits and hyphens, such as 'process-client'. */
export interface JobType<P> {
  name: string
  payload: z.ZodType<P>
  /** Retries after the first attempt. */
  retryLimit: number
  /** First pause before a retry; doubles with each one, at most an hour. */
  retryDelaySeconds: number
  /**
   * How long one attempt may run. Keep it short: after a kill -9 a job waits this long before it is taken up again.
   */
  expireInSeconds: number
  /** Jobs of this kind that run at once in this process; 1 when absent. */
  concurrency?: number
  /**
   * Enqueued by itself, with the payload {}, once in each such span of time (counted from 1970), by whichever process
   * comes first. A span in which no process runs is left out.
   */
  everySeconds?: number
}

export interface JobContext {
  jobId: string
  /** 1 for the first attempt. */
  attempt: number
  lastAttempt: boolean
}

export interface EnqueueOptions {
  /** Deterministic id: the same id enqueued twice for one job type is one job, also after it has run. */
  id?: string
  startAfter?: Date
}

/** Durable jobs in the product's own database. A job may run twice: handlers are idempotent. */
export interface Queue {
  /**
   * Adds a job in the caller's transaction (or at once, with `database.db`): it exists when that commits.
   * The payload is checked against the job type's schema. The job type must have been registered with `work`.
   */
  enqueue<P>(tx: Queryable, job: JobType<P>, payload: P, options?: EnqueueOptions): Promise<void>
  /** Registers the handler. What it throws is logged and retried with back-off. May be called before `start`. */
  work<P>(job: JobType<P>, handler: (payload: P, context: JobContext) => Promise<void>): Promise<void>
  /** When a job with `everySeconds` was last done, looking twelve spans back at most; null when it was not. */
  lastRepeatAt<P>(job: JobType<P>): Promise<Date | null>
  start(): Promise<void>
  /** Takes no new job, waits up to ten seconds for running ones, and leaves the rest to the next start. */
  stop(): Promise<void>
  /** Throws when the queue is not running here, or stands: a job has been due for ten minutes, and none was begun in this process. */
  ping(): Promise<void>
  /** For tests: resolves when no job is due or running. Jobs that wait for a later time do not count. */
  idle(): Promise<void>
}

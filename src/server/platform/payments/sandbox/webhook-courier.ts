import { createHmac } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import type { Log } from '../../log/log.ts'
import { completeObjects } from './complete-object.ts'
import { selectUndelivered, setDelivered } from './sandbox.store.ts'

/** Carries one signed event to the product's webhook; answers the HTTP status. */
export type Deliver = (body: string, signature: string) => Promise<number>

/** Header of a signed webhook: `t=…,v1=…`, HMAC-SHA256 over `${t}.${body}` (facts 3.6). */
export function signWebhook(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

export interface Courier {
  /** Looks for undelivered events now. */
  wake(): void
  stop(): Promise<void>
}

const pausesMs = [1_000, 5_000, 30_000, 120_000, 600_000]

/**
 * Delivers events until each was answered with a 2xx, with growing pauses after a failure; what a stop or a crash leaves
 * is taken up at the next start.
 */
export function startCourier(deps: {
  database: Database
  clock: Clock
  log: Log
  webhookSecret: string
  deliver: Deliver
}): Courier {
  let running: Promise<void> | null = null
  let again = false
  let stopped = false
  let failures = 0
  let timer: NodeJS.Timeout | undefined

  async function round(): Promise<boolean> {
    for (const event of await selectUndelivered(deps.database.db)) {
      if (stopped) return true
      const body = JSON.stringify(completeObjects(event))
      const status = await deps
        .deliver(body, signWebhook(body, deps.webhookSecret, deps.clock.now()))
        .catch(() => 0)
      if (status < 200 || status > 299) {
        deps.log.warn({ eventId: event.id, status }, 'the sandbox could not deliver a webhook')
        return false
      }
      await setDelivered(deps.database.db, event.id, deps.clock.now())
    }
    return true
  }

  function wake(): void {
    if (stopped) return
    clearTimeout(timer)
    if (running) {
      again = true
      return
    }
    running = round()
      .catch((cause: unknown) => {
        deps.log.warn({ err: cause }, 'the sandbox could not look for webhooks')
        return false
      })
      .then((done) => {
        running = null
        failures = done ? 0 : failures + 1
        if (again) {
          again = false
          wake()
        } else if (!done && !stopped) {
          timer = setTimeout(wake, pausesMs[Math.min(failures, pausesMs.length) - 1])
          timer.unref()
        }
      })
  }

  return {
    wake,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}

import { says } from '../../../shared/sentences/says.ts'
import { callerKey } from './rate-limiter.ts'
import { Refusal } from './refusal.ts'

/** As many as a browser sends at once to one place. */
const mostAtOnce = 6
const mostWaiting = 60

/** Forms with files, which are held in memory from their first byte until they are answered. */
export interface UploadPlaces {
  /**
   * Does the work once its caller has one of six places; until then nothing of the form is read, and the network holds it back. Throws
   * Refusal 'unavailable' when sixty of this caller wait.
   */
  within<T>(address: string, work: () => Promise<T>): Promise<T>
}

/** One caller cannot fill the memory with files that wait to be read: each may be 25 MB, and reading one that only burns time takes a minute. */
export function createUploadPlaces(): UploadPlaces {
  const callers = new Map<string, { running: number; waiting: (() => void)[] }>()
  return {
    async within(address, work) {
      const key = callerKey(address)
      const mine = callers.get(key) ?? { running: 0, waiting: [] }
      callers.set(key, mine)
      if (mine.running < mostAtOnce) mine.running += 1
      else if (mine.waiting.length < mostWaiting)
        await new Promise<void>((resolve) => {
          mine.waiting.push(resolve)
        })
      else throw new Refusal('unavailable', says('request.unavailable'), undefined, { retryAfterSeconds: 5 })
      try {
        return await work()
      } finally {
        // The place is handed on: whoever waits longest has it before anybody who comes now.
        const next = mine.waiting.shift()
        if (next) next()
        else mine.running -= 1
        if (mine.running === 0) callers.delete(key)
      }
    },
  }
}

import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'

export interface RetentionTally {
  readonly deleted: number
  readonly warned: number
  readonly failed: number
  /** Does it and counts it; what fails is logged, and the others have their turn. */
  attempt(subject: object, work: () => Promise<'deleted' | 'warned' | null>): Promise<void>
}

/** Counts what one run of retention did. */
export function createRetentionTally(log: Deps['log']): RetentionTally {
  const tally = {
    deleted: 0,
    warned: 0,
    failed: 0,
    async attempt(subject: object, work: () => Promise<'deleted' | 'warned' | null>) {
      try {
        const what = await work()
        if (what) tally[what] += 1
      } catch (cause) {
        tally.failed += 1
        log.error({ err: cause, ...subject }, 'retention could not be applied')
      }
    },
  }
  return tally
}

/** A deletion that somebody else may have done a moment before: whoever was faster has done the same. */
export async function deleteOnce(work: () => Promise<void>): Promise<'deleted' | null> {
  try {
    await work()
    return 'deleted'
  } catch (cause) {
    if (cause instanceof Refusal && cause.code === 'not_found') return null
    throw cause
  }
}

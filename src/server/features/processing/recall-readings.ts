import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, deflate, inflate } from 'node:zlib'
import type { Hints } from '../../../engine/report/hints/hints.ts'
import type { ReportReading } from '../../../engine/report/read-report.ts'

type ReadReport = (bytes: Uint8Array, hints?: Hints) => Promise<ReportReading>

/** From choosing a report in the intake over sending the form to the run that reads it again: minutes (decision 087). */
const keptMs = 20 * 60_000
const pack = promisify<string, { level: number }, Buffer>(deflate)
const unpack = promisify<Buffer, Buffer>(inflate)

/** Of all readings together, as text; a report of 40 pages is about one million characters. They are kept packed, in a tenth of it. */
const mostCharacters = 32_000_000

/**
 * The same bytes read with the same hints by this very process are not read again within twenty minutes: a report that is chosen in the
 * intake was read when it was chosen, when the form was sent and when its run began. Kept in memory alone, so that nothing of it is
 * written anywhere and a restart only reads again. The key is the content: whoever asks has the file. Refusals are not kept,
 * since a deadline on a busy machine is one. `forget` ends all of it, and what is being read meanwhile is not kept either.
 */
export function recallReadings(read: ReadReport): { readReport: ReadReport; forget: () => void } {
  /** Oldest first. */
  const kept = new Map<string, { packed: Buffer; length: number; timer: NodeJS.Timeout }>()
  let characters = 0
  let forgotten = 0
  const drop = (key: string) => {
    const entry = kept.get(key)
    if (!entry) return
    clearTimeout(entry.timer)
    kept.delete(key)
    characters -= entry.length
  }
  const keep = async (key: string, reading: ReportReading, begun: number) => {
    const json = JSON.stringify(reading)
    const packed = await pack(json, { level: constants.Z_BEST_SPEED })
    if (begun !== forgotten) return
    drop(key)
    const timer = setTimeout(() => drop(key), keptMs).unref()
    kept.set(key, { packed, length: json.length, timer })
    characters += json.length
    for (const oldest of kept.keys()) {
      if (characters <= mostCharacters) return
      drop(oldest)
    }
  }
  return {
    async readReport(bytes, hints) {
      const key = keyOf(bytes, hints)
      const entry = kept.get(key)
      // Each asker gets a reading of its own.
      if (entry) return JSON.parse((await unpack(entry.packed)).toString())
      const begun = forgotten
      const reading = await read(bytes, hints)
      if (reading.ok && begun === forgotten) await keep(key, reading, begun)
      return reading
    },
    forget() {
      forgotten += 1
      for (const key of [...kept.keys()]) drop(key)
    },
  }
}

function keyOf(bytes: Uint8Array, hints: Hints | undefined): string {
  return createHash('sha256')
    .update(bytes)
    .update(JSON.stringify(hints ?? null))
    .digest('base64')
}

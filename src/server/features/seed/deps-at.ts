import type { Deps } from '../../deps.ts'
import { systemClock } from '../../platform/clock.ts'
import { runProcessing } from '../processing/run-processing.ts'
import { readScan } from '../reports/read-scan.ts'
import { readScanJob } from '../reports/reports.jobs.ts'
import { processClientJob } from '../runs/runs.jobs.ts'
import { settlePaymentJob } from '../settlement/settlement.jobs.ts'

const ownJobs = [processClientJob.name, settlePaymentJob.name, readScanJob.name]
const laterMs = 15 * 60_000

/**
 * The product at another hour, so that the same use cases write the dates of an older case. Its runs, scans and payments are
 * carried through here and not by the queue's workers, whose clock is the true one; their jobs are kept for a quarter of
 * an hour later, in case this process ends first.
 */
export function depsAt(deps: Deps, at: Date): { deps: Deps; finishRuns(): Promise<void> } {
  const runIds: string[] = []
  const scanIds: number[] = []
  const then: Deps = {
    ...deps,
    clock: { now: () => at },
    queue: {
      ...deps.queue,
      async enqueue(tx, job, payload, options) {
        if (job.name === processClientJob.name) runIds.push(processClientJob.payload.parse(payload).runId)
        if (job.name === readScanJob.name) scanIds.push(readScanJob.payload.parse(payload).uploadId)
        // The queue reads the machine's clock, whatever the hour of this case or of a test.
        const startAfter = new Date(systemClock.now().getTime() + laterMs)
        await deps.queue.enqueue(
          tx,
          job,
          payload,
          ownJobs.includes(job.name) ? { ...options, startAfter } : options,
        )
      },
    },
  }
  return {
    deps: then,
    async finishRuns() {
      // A scan that was read may start the run that waited for it.
      for (const uploadId of scanIds.splice(0)) await readScan(then, { uploadId, lastAttempt: true })
      for (const runId of runIds.splice(0)) await runProcessing(then, { runId, lastAttempt: true })
    },
  }
}

import { z } from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'

/** Asks again for drafts that do not follow their newest change, such as those that an older version has written. */
export const rewriteStaleDraftsJob: JobType<Record<string, never>> = {
  name: 'rewrite-stale-drafts',
  payload: z.object({}).strict() as z.ZodType<Record<string, never>>,
  retryLimit: 3,
  retryDelaySeconds: 30,
  expireInSeconds: 120,
  everySeconds: 3600,
}

/** Writes the drafts of a client anew after a change. One that a later change has overtaken does nothing. */
export const rewriteDocumentsJob: JobType<{ clientId: number; revision: number }> = {
  name: 'rewrite-documents',
  payload: z.object({ clientId: z.number(), revision: z.number() }),
  retryLimit: 3,
  retryDelaySeconds: 2,
  expireInSeconds: 120,
}

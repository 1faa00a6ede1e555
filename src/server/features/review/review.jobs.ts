import { z } from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'

/** Writes the drafts of a client anew after a change. One that a later change has overtaken does nothing. */
export const rewriteDocumentsJob: JobType<{ clientId: number; revision: number }> = {
  name: 'rewrite-documents',
  payload: z.object({ clientId: z.number(), revision: z.number() }),
  retryLimit: 3,
  retryDelaySeconds: 2,
  expireInSeconds: 120,
}

import * as z from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'

/** Nine attempts over about four hours: long enough for an outage, or for an hour's quota. */
const patience = { retryLimit: 8, retryDelaySeconds: 60, expireInSeconds: 600 }

export const copyToDriveJob: JobType<{ clientId: number }> = {
  name: 'copy-to-drive',
  payload: z.object({ clientId: z.number() }),
  ...patience,
}

export const deleteDriveFolderJob: JobType<{ folderId: string }> = {
  name: 'delete-drive-folder',
  payload: z.object({ folderId: z.string() }),
  ...patience,
}

import * as z from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'

const ofImport = { payload: z.object({ importId: z.number() }), retryLimit: 5, retryDelaySeconds: 10 }

/** Goes on with an import behind what is committed. */
export const runImportJob: JobType<{ importId: number }> = {
  name: 'run-import',
  ...ofImport,
  expireInSeconds: 600,
}

export const undoImportJob: JobType<{ importId: number }> = {
  name: 'undo-import',
  ...ofImport,
  expireInSeconds: 600,
}

export const inviteImportJob: JobType<{ importId: number }> = {
  name: 'invite-import',
  ...ofImport,
  expireInSeconds: 600,
}

/** Files of imports that nobody has started go after a day. */
export const forgetImportFilesJob: JobType<Record<string, never>> = {
  name: 'forget-import-files',
  payload: z.object({}).strict() as z.ZodType<Record<string, never>>,
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 120,
  everySeconds: 3600,
}

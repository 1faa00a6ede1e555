import type { Deps } from './deps.ts'
import { forgetExportsJob, writeExportJob } from './features/exports/exports.jobs.ts'
import {
  forgetImportFilesJob,
  inviteImportJob,
  runImportJob,
  undoImportJob,
} from './features/imports/imports.jobs.ts'

/** Who works off what writes and reads whole files: exports and imports. */
export async function registerFileJobs(deps: Deps): Promise<void> {
  const { queue } = deps
  await queue.work(writeExportJob, async (given) => {
    const { writeExport } = await import('./features/exports/write-export.ts')
    await writeExport(deps, given)
  })
  await queue.work(forgetExportsJob, async () => {
    const { forgetExports } = await import('./features/exports/forget-exports.ts')
    await forgetExports(deps)
  })
  await queue.work(runImportJob, async (given) => {
    const { runImport } = await import('./features/imports/run-import.ts')
    await runImport(deps, given)
  })
  await queue.work(undoImportJob, async (given) => {
    const { takeBackImport } = await import('./features/imports/take-back-import.ts')
    await takeBackImport(deps, given)
  })
  await queue.work(inviteImportJob, async (given) => {
    const { inviteArrived } = await import('./features/imports/invite-arrived.ts')
    await inviteArrived(deps, given)
  })
  await queue.work(forgetImportFilesJob, async () => {
    const { forgetImportFiles } = await import('./features/imports/forget-import-files.ts')
    await forgetImportFiles(deps)
  })
}

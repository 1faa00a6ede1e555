import type { Config } from './config.ts'
import { fileKeyColumns } from './holdings.ts'
import { CommandRefused } from './platform/admin-socket/admin-command.ts'
import { checkBackup } from './platform/backup/check-backup.ts'
import { judgeFiles } from './platform/backup/judge-files.ts'
import type { Log } from './platform/log/log.ts'

/**
 * `npm run backup:check -- FILE`, beside a running server or without one: restores the backup into a database and a folder that are
 * thrown away, opens every file, and prints what it saw. Of the installation only the key is read. Throws CommandRefused when
 * something is wrong.
 */
export async function runBackupCheck(
  config: Config,
  args: readonly string[],
  print: (line: string) => void,
  log: Log,
): Promise<void> {
  const [file, ...more] = args
  if (file === undefined || more.length > 0)
    throw new CommandRefused('Give one backup file: npm run backup:check -- FILE')
  const started = performance.now()
  let wrong: readonly string[] = []
  const restored = await checkBackup(file, config, log, async ({ database, files, withFiles }) => {
    if (!withFiles) return print('This is a backup of the database alone: the files are not in it.')
    const judged = await judgeFiles(database.db, files, fileKeyColumns)
    wrong = judged.wrong
    print(
      `${judged.named} files are named by rows: ${judged.opened} open with the key, ${judged.hashed} of these have the hash that their row says.`,
    )
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  print(
    `Restored in a check: ${restored.rows} rows and ${restored.files} files of ${restored.createdAt}, in ${seconds} s.`,
  )
  for (const each of wrong) print(`WRONG: ${each}`)
  if (wrong.length > 0) throw new CommandRefused(`${wrong.length} files of this backup cannot be used.`)
}

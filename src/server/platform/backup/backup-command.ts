import * as path from 'node:path'
import { type AdminCommand, CommandRefused } from '../admin-socket/admin-command.ts'
import type { Clock } from '../clock.ts'
import { backupName } from './timed-backups.ts'
import { type BackupSource, writeBackup } from './write-backup.ts'

/** `npm run backup [-- FILE]`: data and files, never the key. The path comes absolute from whoever typed it. */
export function backupCommand(source: BackupSource, clock: Clock): AdminCommand {
  return {
    name: 'backup',
    usage: 'backup [FILE]  writes data and files, encrypted, into FILE',
    async run([given, ...more], print) {
      if (more.length > 0) throw new CommandRefused('Give one file name, or none.')
      const now = clock.now()
      const file = given ?? path.resolve(backupName('backup', now))
      const { rows, files, missing } = await writeBackup(source, file, now)
      print(`${file}: ${rows} rows and ${files} files. It opens only with the key, which is not in it.`)
      if (missing > 0)
        print(`${missing} files that rows name are stored nowhere: restore them from an older backup.`)
    },
  }
}

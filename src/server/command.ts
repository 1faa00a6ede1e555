import * as path from 'node:path'
import { loadConfig, runLibrariesAsInProduction } from './config.ts'
import { CommandRefused } from './platform/admin-socket/admin-command.ts'
import { callAdminSocket } from './platform/admin-socket/call-admin-socket.ts'
import { createLog } from './platform/log/log.ts'
import { SettingError } from './platform/settings/setting-kinds.ts'
import { StartRefused } from './platform/start-refused.ts'

/** `node command.js NAME ARGS…`: one command on the data, by the running server or, when there is none, by itself. */
const [name = '', ...typed] = process.argv.slice(2)
const print = (line: string) => process.stdout.write(`${line}\n`)

try {
  await runCommand()
  process.exit(0)
} catch (error) {
  const known =
    error instanceof CommandRefused || error instanceof StartRefused || error instanceof SettingError
  if (!known) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

async function runCommand(): Promise<void> {
  const config = loadConfig()
  runLibrariesAsInProduction()
  const log = createLog(config.logLevel === 'info' ? 'warn' : config.logLevel)
  // The server may run in another folder: what is a file for whoever typed it is one for it too.
  const args = ['backup', 'restore', 'backup:check'].includes(name)
    ? typed.map((arg) => (arg.startsWith('--') ? arg : path.resolve(arg)))
    : typed
  if (name === 'restore') {
    const { runRestore } = await import('./restore-command.ts')
    return runRestore(config, args, print, log)
  }
  if (name === 'backup:check') {
    const { runBackupCheck } = await import('./check-backup-command.ts')
    return runBackupCheck(config, args, print, log)
  }
  if (name === 'move-files') {
    const { runMoveFiles } = await import('./move-files-command.ts')
    return runMoveFiles(config, args, print)
  }
  if (await callAdminSocket(config.dataDir, name, args, print)) return
  // Loaded only now: a running server does the work, and whoever typed the command does not wait for the product.
  const { adminCommands } = await import('./admin-commands.ts')
  const { backedUpFolderOf, openProduct } = await import('./open-product.ts')
  const product = await openProduct(config, log, { working: name === 'seed' })
  try {
    const commands = adminCommands(product.deps, backedUpFolderOf(config), product.sandbox)
    const command = commands.find((one) => one.name === name)
    if (command === undefined) {
      throw new CommandRefused(
        `There is no command '${name}'. There are: ${commands.map((one) => one.name).join(', ')}, backup:check, move-files, restore.`,
      )
    }
    await command.run(args, print)
  } finally {
    await product.close()
  }
}

import * as fs from 'node:fs/promises'
import * as net from 'node:net'
import * as path from 'node:path'
import type { Log } from '../log/log.ts'
import { StartRefused } from '../start-refused.ts'
import { type AdminCommand, CommandRefused } from './admin-command.ts'
import { type AdminReply, adminRequest, adminSocketPath } from './admin-wire.ts'

/**
 * Runs commands for whoever may open the socket: the owner of the data folder alone (0600 in a folder of 0700).
 * A socket file that is there was left by a process that is gone, or is that of another server on the same PostgreSQL:
 * whichever answers, a command does the same.
 */
export async function serveAdminSocket(
  dataDir: string,
  commands: readonly AdminCommand[],
  log: Log,
): Promise<{ close(): Promise<void> }> {
  const file = adminSocketPath(dataDir)
  if (process.platform !== 'win32') {
    const folder = path.dirname(file)
    await fs.mkdir(folder, { recursive: true, mode: 0o700 })
    // The data folder was closed to others when it was prepared.
    if (folder !== path.normalize(dataDir)) await refuseForeignFolder(folder)
    await fs.rm(file, { force: true })
  }
  const connections = new Set<net.Socket>()
  const server = net.createServer((connection) => {
    connections.add(connection)
    connection.on('close', () => connections.delete(connection))
    // Whoever asked went away: the command runs on, its lines go nowhere.
    connection.on('error', () => connection.destroy())
    onFirstLine(connection, (line) => void answer(line, connection, commands, log))
  })
  await listenPrivately(server, file).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || process.platform === 'win32') throw error
    // Another server on the same PostgreSQL and folder started in the same moment: the later one answers commands.
    await fs.rm(file, { force: true })
    await listenPrivately(server, file)
  })
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const connection of connections) connection.destroy()
      }),
  }
}

const longestLine = 64 * 1024

function onFirstLine(connection: net.Socket, then: (line: string) => void): void {
  let text = ''
  connection.setEncoding('utf8')
  const collect = (part: string) => {
    text += part
    const end = text.indexOf('\n')
    if (end < 0 && text.length < longestLine) return
    connection.off('data', collect).resume()
    if (end < 0) connection.destroy()
    else then(text.slice(0, end))
  }
  connection.on('data', collect)
}

async function answer(
  line: string,
  connection: net.Socket,
  commands: readonly AdminCommand[],
  log: Log,
): Promise<void> {
  const send = (reply: AdminReply) => {
    if (connection.writable) connection.write(`${JSON.stringify(reply)}\n`)
  }
  try {
    const { command, args } = adminRequest.parse(JSON.parse(line))
    const found = commands.find((one) => one.name === command)
    if (found === undefined) throw new CommandRefused(`There is no command ${command}.`)
    await found.run(args, (text) => send({ line: text }))
    log.info({ command }, 'command done')
    send({ done: true })
  } catch (error) {
    const known = error instanceof CommandRefused || error instanceof StartRefused
    if (!known) log.error({ err: error }, 'command failed')
    send({ refused: known ? error.message : 'The command failed; the log of the server says why.' })
  } finally {
    connection.end()
  }
}

function listenPrivately(server: net.Server, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    const before = process.umask(0o177)
    server.listen(file, () => resolve())
    process.umask(before)
  })
}

/** In the temporary folder somebody else may have made the folder first. */
async function refuseForeignFolder(folder: string): Promise<void> {
  const { uid, mode } = await fs.lstat(folder)
  if (uid !== process.getuid?.() || (mode & 0o077) !== 0) {
    throw new StartRefused(`The folder ${folder} belongs to somebody else or is open to others: remove it.`)
  }
}

import * as net from 'node:net'
import { createInterface } from 'node:readline'
import { CommandRefused } from './admin-command.ts'
import { adminReply, adminSocketPath } from './admin-wire.ts'

/**
 * Has the server that holds this data folder run a command. Answers false when none is running.
 * Throws CommandRefused with the sentence that the server gave.
 */
export async function callAdminSocket(
  dataDir: string,
  command: string,
  args: readonly string[],
  print: (line: string) => void,
): Promise<boolean> {
  const connection = await connect(adminSocketPath(dataDir))
  if (connection === null) return false
  connection.on('error', () => connection.destroy())
  connection.write(`${JSON.stringify({ command, args })}\n`)
  return new Promise((resolve, reject) => {
    const cutOff = () => reject(new CommandRefused('The server stopped before the command was done.'))
    const reader = createInterface({ input: connection })
    reader.on('error', cutOff)
    reader.on('close', cutOff)
    reader.on('line', (line) => {
      const reply = adminReply.parse(JSON.parse(line))
      if ('line' in reply) print(reply.line)
      else if ('refused' in reply) reject(new CommandRefused(reply.refused))
      else resolve(true)
    })
  })
}

/** Whether a server holds this data folder. */
export async function hasServer(dataDir: string): Promise<boolean> {
  const connection = await connect(adminSocketPath(dataDir))
  connection?.destroy()
  return connection !== null
}

function connect(file: string): Promise<net.Socket | null> {
  return new Promise((resolve, reject) => {
    const connection = net.connect(file)
    connection.once('connect', () => resolve(connection))
    connection.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null)
      else reject(new CommandRefused(`The running server cannot be reached at ${file} (${error.code}).`))
    })
  })
}

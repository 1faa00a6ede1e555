import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import * as z from 'zod'

/** One line of JSON each way: the request, then any number of printed lines, then the end. */
export const adminRequest = z.object({ command: z.string(), args: z.array(z.string()).max(100) })
export const adminReply = z.union([
  z.object({ line: z.string() }),
  z.object({ done: z.literal(true) }),
  z.object({ refused: z.string() }),
])
export type AdminReply = z.infer<typeof adminReply>

/** Longest path that every system takes for a socket. */
const longestPath = 100

/**
 * Where the server that holds this data folder listens for commands. A socket's path may not be long: then it is in
 * the temporary folder, under a name made from the data folder's.
 */
export function adminSocketPath(dataDir: string): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\armor-${shortHash(dataDir)}`
  const inside = path.join(dataDir, 'admin.sock')
  const uid = process.getuid?.() ?? 0
  return inside.length <= longestPath
    ? inside
    : path.join(tmpdir(), `armor-${uid}-${shortHash(dataDir)}`, 'admin.sock')
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24)

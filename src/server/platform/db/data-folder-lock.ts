import { createHash } from 'node:crypto'
import * as fs from 'node:fs/promises'
import * as net from 'node:net'
import { hostname } from 'node:os'
import * as path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { StartRefused } from '../start-refused.ts'

const heartbeatMs = 2_000
/** A holder on another host that writes nothing while it is watched for so long is gone. */
const standardSilenceMs = 10_000

const holderSchema = z.object({ pid: z.number(), host: z.string(), beats: z.number() })
type Holder = z.infer<typeof holderSchema>

export interface DataFolderLock {
  release(): Promise<void>
}

/**
 * Holds the data folder for this process; a second one would destroy the embedded database without a word.
 * On Linux an abstract socket is the lock, which the kernel frees the moment its holder dies. Elsewhere, and against
 * other hosts or containers on the same folder, it is a file with process id and heartbeat.
 * Throws StartRefused when another process holds the folder.
 */
export async function lockDataFolder(
  dataDir: string,
  silentAfterMs = standardSilenceMs,
): Promise<DataFolderLock> {
  const folder = await fs.realpath(dataDir)
  const socket = process.platform === 'linux' ? await holdSocket(folder) : null
  try {
    const heartbeat = await holdFile(path.join(folder, 'lock.json'), folder, {
      holdsSocket: socket !== null,
      silentAfterMs,
    })
    return {
      release: async () => {
        await heartbeat.stop()
        socket?.close()
      },
    }
  } catch (error) {
    socket?.close()
    throw error
  }
}

const inUse = (folder: string) =>
  new StartRefused(
    `Another process already uses the data folder ${folder}: stop it, or choose another DATA_DIR.`,
  )

function holdSocket(folder: string): Promise<net.Server> {
  const name = `\0armor-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`
  return new Promise((resolve, reject) => {
    const server = net.createServer((connection) => connection.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? inUse(folder) : error),
    )
    server.listen(name, () => resolve(server))
    server.unref()
  })
}

interface Watching {
  holdsSocket: boolean
  silentAfterMs: number
}

async function holdFile(file: string, folder: string, how: Watching): Promise<{ stop(): Promise<void> }> {
  if (await isHeld(file, how)) throw inUse(folder)
  let beats = 0
  const beat = async () => {
    beats += 1
    const holder: Holder = { pid: process.pid, host: hostname(), beats }
    await fs.writeFile(`${file}.new`, JSON.stringify(holder), { mode: 0o600 })
    await fs.rename(`${file}.new`, file)
  }
  await beat()
  let writing: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    // A missed beat (a full disk, say) is no reason to stop serving; the next one follows.
    writing = beat().catch(() => undefined)
  }, heartbeatMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await writing
      await fs.rm(file, { force: true })
    },
  }
}

/** Whether the holder that the file names is alive. */
async function isHeld(file: string, { holdsSocket, silentAfterMs }: Watching): Promise<boolean> {
  const holder = await readHolder(file)
  if (holder === null) return false
  if (holder.host === hostname()) {
    // With the socket in hand no process of this host can hold the folder, whoever has that process id now.
    return holdsSocket ? false : holder.pid !== process.pid && isAlive(holder.pid)
  }
  // Watched, however long ago it wrote: the clock of another host, or one that was set forward, says nothing of that.
  return isBeating(file, holder, silentAfterMs)
}

async function isBeating(file: string, holder: Holder, silentAfterMs: number): Promise<boolean> {
  for (let waited = 0; waited < silentAfterMs; waited += 250) {
    await pause(250)
    const now = await readHolder(file)
    if (now !== null && (now.beats !== holder.beats || now.pid !== holder.pid)) return true
  }
  return false
}

async function readHolder(file: string): Promise<Holder | null> {
  try {
    return holderSchema.parse(JSON.parse(await fs.readFile(file, 'utf8')))
  } catch {
    // Absent, or not ours: nobody can be named.
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

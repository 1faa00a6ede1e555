import { execFile, execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import * as net from 'node:net'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findPostgresPrograms } from './postgres-programs.ts'

const run = promisify(execFile)

/** Runs "$@" until it ends, the run is over ($1/stop), or the test run's process ($2) is gone. */
const guard = `run="$1"; main="$2"; shift 2
"$@" & child=$!
while kill -0 $child 2>/dev/null; do
  if [ -e "$run/stop" ] || [ ! -d "$run" ]; then break; fi
  if [ ! -d "/proc/$main" ] && ! ps -p "$main" >/dev/null 2>&1; then break; fi
  sleep 0.2
done
kill -INT $child 2>/dev/null; wait $child; rm -rf "$ARMOR_CLUSTER"`

/**
 * The address of the run's PostgreSQL cluster, started by whichever test asks first; its files are in a temporary
 * folder and it ends with the run. PostgreSQL refuses to run as root: as root it runs as an unprivileged user.
 */
export async function postgresCluster(runFolder: string, runProcessId: number): Promise<string> {
  const addressFile = path.join(runFolder, 'postgres-address')
  const errorFile = path.join(runFolder, 'postgres-error')
  try {
    await fs.mkdir(path.join(runFolder, 'postgres-starting'))
  } catch {
    return waitForAddress(addressFile, errorFile)
  }
  try {
    const address = await startCluster(runFolder, runProcessId)
    await fs.writeFile(`${addressFile}.new`, address)
    await fs.rename(`${addressFile}.new`, addressFile)
    return address
  } catch (error) {
    await fs.writeFile(errorFile, String(error))
    throw error
  }
}

async function waitForAddress(addressFile: string, errorFile: string): Promise<string> {
  while (!existsSync(addressFile)) {
    if (existsSync(errorFile)) throw new Error(await fs.readFile(errorFile, 'utf8'))
    await pause(50)
  }
  return fs.readFile(addressFile, 'utf8')
}

async function startCluster(runFolder: string, runProcessId: number): Promise<string> {
  const programs = await findPostgresPrograms()
  const identity = unprivileged()
  const cluster = await fs.mkdtemp(path.join(tmpdir(), 'armor-postgres-'))
  if (identity !== null) await fs.chown(cluster, identity.uid, identity.gid)
  const data = path.join(cluster, 'data')
  const environment = { PATH: process.env.PATH, LC_ALL: 'C', ARMOR_CLUSTER: cluster }
  await run(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...(identity ?? {}), cwd: cluster, env: environment },
  )
  const port = await freePort()
  const settings = ['fsync=off', 'full_page_writes=off', 'listen_addresses=127.0.0.1', 'max_connections=200']
  const options = [...settings, `unix_socket_directories=${cluster}`].flatMap((setting) => ['-c', setting])
  const server = spawn(
    'sh',
    [
      '-c',
      guard,
      'guard',
      runFolder,
      String(runProcessId),
      path.join(programs, 'postgres'),
      '-D',
      data,
      '-p',
      String(port),
      ...options,
    ],
    { ...(identity ?? {}), cwd: cluster, env: environment, stdio: 'ignore', detached: true },
  )
  server.unref()
  await waitForPort(port)
  return `postgres://postgres@127.0.0.1:${port}`
}

function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  for (const user of ['postgres', 'nobody']) {
    try {
      const read = (flag: string) =>
        Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: read('-u'), gid: read('-g') }
    } catch {
      // No such user: the next one.
    }
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and this machine has neither the user postgres nor nobody.',
  )
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

async function waitForPort(port: number): Promise<void> {
  for (let tries = 0; tries < 900; tries += 1) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => resolve(true))
      socket.on('error', () => resolve(false))
      socket.on('close', () => socket.destroy())
    })
    if (open) return
    await pause(100)
  }
  throw new Error('PostgreSQL was started for the tests and did not answer within 90 seconds.')
}

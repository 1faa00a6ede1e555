import { execFile, execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import * as net from 'node:net'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
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
kill -INT $child 2>/dev/null; wait $child; if [ -n "$ARMOR_CLUSTER" ]; then rm -rf "$ARMOR_CLUSTER"; fi`

/**
 * The address of the run's PostgreSQL cluster, started by whichever test asks first; its files are in a temporary
 * folder and it ends with the run. PostgreSQL refuses to run as root: as root it runs as an unprivileged user.
 * It is the folder of its socket: a question and its answer take a quarter less than through the network's own way.
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
  const prepared = await prepareCluster()
  await launchCluster(prepared, { runFolder, runProcessId, removeAfter: true, keepsCommits: false })
  return `postgres://postgres@${encodeURIComponent(prepared.folder)}:${prepared.port}`
}

interface PreparedCluster {
  programs: string
  identity: { uid: number; gid: number } | null
  folder: string
  port: number
  /** Without a database. */
  address: string
}

/** The files of a new cluster in a temporary folder, and a port for it. */
async function prepareCluster(): Promise<PreparedCluster> {
  const programs = await findPostgresPrograms()
  const identity = unprivileged()
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-postgres-'))
  if (identity !== null) await fs.chown(folder, identity.uid, identity.gid)
  await run(
    path.join(programs, 'initdb'),
    [
      '-D',
      path.join(folder, 'data'),
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    ],
    { ...(identity ?? {}), cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } },
  )
  const port = await freePort()
  return { programs, identity, folder, port, address: `postgres://postgres@127.0.0.1:${port}` }
}

interface Launch {
  runFolder: string
  runProcessId: number
  removeAfter: boolean
  /** What was acknowledged is there after a crash. */
  keepsCommits: boolean
}

/** Runs the server until `runFolder`/stop appears or the run is gone; resolves when it takes connections. */
async function launchCluster(
  { programs, identity, folder, port, address }: PreparedCluster,
  { runFolder, runProcessId, removeAfter, keepsCommits }: Launch,
): Promise<{ ended: Promise<unknown> }> {
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    // Nobody pulls the plug of a test's machine; a crash of the server alone loses what it has not handed to the system.
    `synchronous_commit=${keepsCommits ? 'on' : 'off'}`,
    'wal_level=minimal',
    'max_wal_senders=0',
    'jit=off',
    'listen_addresses=127.0.0.1',
    'max_connections=200',
  ]
  const options = [...settings, `unix_socket_directories=${folder}`].flatMap((setting) => ['-c', setting])
  const command = [path.join(programs, 'postgres'), '-D', path.join(folder, 'data'), '-p', String(port)]
  const server = spawn(
    'sh',
    ['-c', guard, 'guard', runFolder, String(runProcessId), ...command, ...options],
    {
      ...(identity ?? {}),
      cwd: folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C', ...(removeAfter ? { ARMOR_CLUSTER: folder } : {}) },
      stdio: 'ignore',
      detached: true,
    },
  )
  server.unref()
  const ended = new Promise((resolve) => server.once('exit', resolve))
  await waitForServer(address)
  return { ended }
}

/** A cluster that one test has for itself, to stop it and start it again. Its address is without a database. */
export interface OwnCluster {
  address: string
  start(): Promise<void>
  /** As an administrator does: connections are ended, what is committed is written. */
  stop(): Promise<void>
  /** As a crash does: it ends at once, and the next start recovers. */
  crash(): Promise<void>
  /** All its processes stand still, and say nothing, until `thaw`. */
  freeze(): Promise<void>
  thaw(): Promise<void>
  remove(): Promise<void>
}

/** Started; the caller removes it. */
export async function ownCluster(): Promise<OwnCluster> {
  const prepared = await prepareCluster()
  const runFolder = await fs.mkdtemp(path.join(tmpdir(), 'armor-own-run-'))
  await fs.chmod(runFolder, 0o755)
  const stopFile = path.join(runFolder, 'stop')
  let running: { ended: Promise<unknown> } | null = null
  /** The server's process holds this one up for nothing, so that waiting for it does. */
  const untilEnded = async () => {
    const holding = setInterval(() => undefined, 1_000)
    await running?.ended
    clearInterval(holding)
    running = null
  }
  const mainProcess = async () =>
    Number((await fs.readFile(path.join(prepared.folder, 'data', 'postmaster.pid'), 'utf8')).split('\n')[0])
  const cluster: OwnCluster = {
    address: prepared.address,
    async start() {
      await fs.rm(stopFile, { force: true })
      const launch = { runFolder, runProcessId: process.pid, removeAfter: false, keepsCommits: true }
      running = await launchCluster(prepared, launch)
    },
    async stop() {
      await fs.writeFile(stopFile, '')
      await untilEnded()
    },
    async crash() {
      process.kill(await mainProcess(), 'SIGQUIT')
      await untilEnded()
    },
    async freeze() {
      for (const id of await allProcesses(await mainProcess())) process.kill(id, 'SIGSTOP')
    },
    async thaw() {
      for (const id of await allProcesses(await mainProcess())) process.kill(id, 'SIGCONT')
    },
    async remove() {
      await cluster.stop()
      await fs.rm(prepared.folder, { recursive: true, force: true })
      await fs.rm(runFolder, { recursive: true, force: true })
    },
  }
  await cluster.start()
  return cluster
}

/** Of a PostgreSQL server: the one that was started, and one for each connection and task. */
async function allProcesses(main: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid='])
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  return [main, ...pairs.filter(([, parent]) => parent === main).map(([id = 0]) => id)]
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

/** Until it takes connections: a server that starts answers that it does. */
async function waitForServer(address: string): Promise<void> {
  for (let tries = 0; tries < 900; tries += 1) {
    const client = new pg.Client({ connectionString: `${address}/postgres` })
    client.on('error', () => undefined)
    const open = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (open) return
    await pause(100)
  }
  throw new Error('PostgreSQL was started for the tests and did not answer within 90 seconds.')
}

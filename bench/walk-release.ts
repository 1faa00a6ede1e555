import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { documentsOf, waitForRuns } from '../test/recovery/judge-aftermath.ts'
import { persistentClient } from '../test/recovery/persistent-client.ts'

/** Nobody: owns nothing, and may write only what is given to it. */
const nobody = 65_534
const pages = ['/', '/check', '/checkout', '/dashboard', '/healthz', '/readyz', '/api/openapi.json']

interface Walk {
  node: string
  program: string
  /** Where each walk has a folder of its own. */
  folder: string
}

/**
 * Starts the release with this Node, looks at pages, pays, sends an intake of three reports, waits for the documents, backs up and stops.
 * @returns what went wrong
 */
export async function walkRelease(
  { node, program, folder }: Walk,
  print: (line: string) => void,
): Promise<string[]> {
  const version = execFileSync(node, ['--version']).toString().trim()
  const dataDir = await fs.mkdtemp(path.join(folder, 'data-'))
  const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  if ('uid' in user) await fs.chown(dataDir, nobody, nobody)
  const env = {
    DATA_DIR: dataDir,
    XDG_CONFIG_HOME: path.join(dataDir, 'config'),
    PORT: '0',
    LOG_LEVEL: 'error',
  }
  const started = performance.now()
  const child = spawn(node, [program], { cwd: dataDir, env, ...user, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close')
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      said += part.toString()
    })
  }
  const address = await readyAddress(() => said, ended)
  if (address === null) return [`the release does not start with Node ${version}:\n${said}`]
  const readyMs = performance.now() - started
  try {
    const faults: string[] = []
    for (const page of pages) {
      const { status } = await fetch(`${address}${page}`)
      if (status !== 200) faults.push(`with Node ${version} ${page} is answered ${status}`)
    }
    const client = persistentClient(1, () => address)
    await client.goOn(() => {})
    const [run] = await waitForRuns([client], 180_000)
    const documents = new Set(await documentsOf(client)).size
    if (run !== 'completed' || documents !== 6)
      faults.push(`with Node ${version} the run is ${run}, with ${documents} kinds of documents`)
    execFileSync(node, [program, 'backup', path.join(dataDir, 'by-hand.armor')], {
      cwd: dataDir,
      env,
      ...user,
    })
    child.kill('SIGTERM')
    const [code] = await ended
    if (code !== 0) faults.push(`with Node ${version} the release ends with ${code}:\n${said}`)
    print(
      `  Node ${version}: ready in ${(readyMs / 1000).toFixed(1)} s, ${pages.length} pages, ${documents} documents, a backup`,
    )
    return faults
  } finally {
    child.kill('SIGKILL')
    await ended
  }
}

async function readyAddress(said: () => string, ended: Promise<unknown>): Promise<string | null> {
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  for (;;) {
    const address = /^ready (\S+)$/m.exec(said())?.[1]
    if (address !== undefined) return address.replace('localhost', '127.0.0.1')
    if (isOver) return null
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

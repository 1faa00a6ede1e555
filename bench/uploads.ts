import { fork } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type StartedProcess, startBuiltServer, startProcess } from './built-server.ts'
import { percentile } from './timing.ts'
import type { UploadsRequest, UploadsTold } from './upload-child.ts'

const asked = { files: 50, bytes: 10_000_000, atOnce: 8 } as const
const blocks = 3
const memoryEveryMs = 20

/** Large papers uploaded to the built server, each opened by a child, sealed, hashed and synced, beside the same bytes through busboy, encrypted, hashed and synced. */
export async function benchUploads(print: (line: string) => void): Promise<void> {
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-bench-uploads-'))
  const peerFiles = path.join(folder, 'peer')
  await fs.mkdir(peerFiles)
  const server = await startBuiltServer(folder)
  const peer = await startProcess(['--import', 'tsx', 'bench/upload-peer-child.ts'], {
    PEER_FILES: peerFiles,
  })
  try {
    const targets = [
      {
        what: 'ARMOR, a paper of the intake',
        process: server,
        url: `${server.address}/api/intake-draft/files`,
      },
      { what: 'bare', process: peer, url: `${peer.address}/upload` },
    ]
    const rates = targets.map((): number[] => [])
    const memory = targets.map((): number[] => [])
    // The first block warms up.
    for (let block = 0; block <= blocks; block += 1)
      for (const [at, target] of targets.entries()) {
        const { rate, more } = await uploadTo(target.process, target.url)
        if (block === 0) continue
        rates[at]?.push(rate)
        memory[at]?.push(more)
      }
    print(
      `Uploads: ${asked.files} files of ${asked.bytes / 1_000_000} MB, ${asked.atOnce} at once: MB a second (least to most), share of the bare one's, most memory above before`,
    )
    for (const [at, { what }] of targets.entries()) {
      const own = rates[at] ?? []
      const share = percentile(own, 0.5) / percentile(rates[1] ?? [], 0.5)
      print(
        `  ${what.padEnd(40)}${percentile(own, 0.5).toFixed(0).padStart(6)}  (${Math.min(...own).toFixed(0)} to ${Math.max(...own).toFixed(0)})   ${share.toFixed(2)}   ${percentile(memory[at] ?? [], 0.5).toFixed(0)} MB`,
      )
    }
  } finally {
    await peer.stop()
    await server.stop()
    await fs.rm(folder, { recursive: true, force: true })
  }
}

async function uploadTo(target: StartedProcess, url: string): Promise<{ rate: number; more: number }> {
  const child = fork(fileURLToPath(new URL('upload-child.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  })
  const before = target.memoryMb()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, target.memoryMb())
  }, memoryEveryMs)
  try {
    child.send({ url, ...asked } satisfies UploadsRequest)
    const [{ took, wrong }] = (await once(child, 'message')) as [UploadsTold]
    if (wrong.length > 0) throw new Error(`${wrong[0]}, and nothing is measured`)
    return { rate: (asked.files * asked.bytes) / 1_000 / took, more: most - before }
  } finally {
    clearInterval(watch)
    child.kill()
  }
}

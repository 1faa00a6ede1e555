import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { installNode } from './install-node.ts'
import { unpackRelease } from './unpacked-release.ts'
import { walkRelease } from './walk-release.ts'

/** Long-term versions that the release is for; the first is the one that this runs on. */
const versions = ['own', '22', '24', '26']
const mostBytes = 250_000_000

/**
 * Makes a release, unpacks it far from the project and walks through it with each version of Node, as a user without rights where this one
 * may choose. @returns what went wrong, one sentence each
 */
export async function soakRelease(print: (line: string) => void): Promise<string[]> {
  const root = fileURLToPath(new URL('..', import.meta.url))
  execFileSync('npm', ['run', '-s', 'release'], { cwd: root, stdio: 'ignore' })
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-release-'))
  await fs.chmod(folder, 0o755)
  try {
    const { program, bytes } = await unpackRelease(path.join(root, 'release'), folder)
    print(`  ${(bytes / 1_000_000).toFixed(1)} MB packed`)
    const faults = bytes > mostBytes ? [`the release has ${bytes} bytes, more than ${mostBytes}`] : []
    for (const version of versions) {
      const node = await installNode(version, folder)
      if (node === null) faults.push(`Node ${version} could not be had from the registry`)
      else faults.push(...(await walkRelease({ node, program, folder }, print)))
    }
    return faults
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}

import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'

/**
 * Unpacks the one archive of `from` into `folder`, compares its checksums, and takes the right to write from all of it.
 * @returns the program that starts it, and the bytes of the archive
 */
export async function unpackRelease(
  from: string,
  folder: string,
): Promise<{ program: string; bytes: number }> {
  const [archive = ''] = (await fs.readdir(from)).filter((name) => name.endsWith('.tar.gz'))
  execFileSync('sha256sum', ['--check', '--quiet', `${archive}.sha256`], { cwd: from })
  execFileSync('tar', ['--extract', '--file', path.join(from, archive), '--directory', folder])
  const unpacked = path.join(folder, archive.replace(/\.tar\.gz$/, ''))
  execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: unpacked })
  execFileSync('chmod', ['--recursive', 'a-w', unpacked])
  return {
    program: path.join(unpacked, 'bin', 'armor.mjs'),
    bytes: (await fs.stat(path.join(from, archive))).size,
  }
}

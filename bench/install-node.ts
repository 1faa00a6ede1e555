import { execFileSync } from 'node:child_process'
import * as path from 'node:path'

/**
 * A program of Node of this long-term version, from npm's registry.
 * @returns its path; null where it cannot be had
 */
export async function installNode(version: string, folder: string): Promise<string | null> {
  if (version === 'own') return process.execPath
  const into = path.join(folder, `node-${version}`)
  const name = `node-${process.platform}-${process.arch}@${version}`
  try {
    execFileSync('npm', ['install', '--prefix', into, '--no-save', '--ignore-scripts', `node@npm:${name}`], {
      stdio: 'ignore',
    })
    return path.join(into, 'node_modules', 'node', 'bin', 'node')
  } catch {
    return null
  }
}

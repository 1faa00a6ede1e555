import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface RunningProcess {
  /** What it printed so far, both streams. */
  output(): string
  /** Waits for a line that matches; throws with the output when the process ends or the time is up first. */
  waitFor(pattern: RegExp, withinMs?: number): Promise<RegExpExecArray>
  kill(signal: NodeJS.Signals): void
  ended: Promise<number | null>
}

/**
 * The embedded database is compiled a second time, in the background, for the years that a server runs: two seconds of a core
 * for a process that lives for some.
 */
const forAShortLife = '--liftoff-only'

/**
 * Runs a TypeScript file of the project as a process of its own. `npm test` has just built the product: then a file of the
 * server is what was built of it, as it is in use, and so is what a file of the tests imports of it.
 */
export function runProcess(
  file: string,
  args: readonly string[],
  env: Record<string, string>,
): RunningProcess {
  const program = process.env.ARMOR_BUILT === undefined ? ['--import', 'tsx', file] : programOfBuilt(file)
  const child: ChildProcess = spawn(process.execPath, [forAShortLife, ...program, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  let over = false
  const look = new Set<() => void>()
  const told = () => {
    for (const one of look) one()
  }
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      text += part.toString()
      told()
    })
  }
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      over = true
      resolve(code)
      told()
    })
  })
  return {
    output: () => text,
    ended,
    kill: (signal) => void child.kill(signal),
    waitFor: (pattern, withinMs = 240_000) =>
      new Promise((resolve, reject) => {
        const settle = (failure?: string) => {
          const found = pattern.exec(text)
          if (found === null && failure === undefined && !over) return
          clearTimeout(timer)
          look.delete(check)
          if (found !== null) resolve(found)
          else reject(new Error(`${failure ?? 'The process ended'} before it printed ${pattern}:\n${text}`))
        }
        const check = () => settle()
        const timer = setTimeout(() => settle('The time was up'), withinMs)
        look.add(check)
        check()
      }),
  }
}

/** A file of the tests is run as it stands, and so has no types: the loader of TypeScript takes longer than all that it loads. */
function programOfBuilt(file: string): string[] {
  if (file.startsWith('src/server/')) return [file.replace(/^src(.*)\.ts$/, 'dist$1.js')]
  const built = pathToFileURL(path.join(root, 'dist')).href
  const source = readFileSync(path.join(root, file), 'utf8')
  const program = source.replace(
    /(?<= from ')[./]+\/src\/((?:shared|engine|server)\/[^']+)\.tsx?(?=')/g,
    `${built}/$1.js`,
  )
  return ['--input-type=module', '--eval', program, '--', file]
}

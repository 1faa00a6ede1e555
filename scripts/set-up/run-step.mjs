import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

const running = new Set()

/**
 * Runs a program and gathers what it prints. Never a shell: arguments stay as they are.
 * @returns {Promise<{ code: number, output: string }>} code 127 when there is no such program
 */
export function runStep(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
    running.add(child)
    const parts = []
    child.stdout.on('data', (part) => parts.push(part))
    child.stderr.on('data', (part) => parts.push(part))
    const ended = (code, output) => {
      running.delete(child)
      resolve({ code, output })
    }
    child.on('error', (error) => ended(127, String(error)))
    child.on('close', (code) => ended(code ?? 1, Buffer.concat(parts).toString()))
  })
}

/** Ends the programs that still run: asked first, so that they close their browsers, servers and databases, and killed when they do not end. */
export async function stopRunning(withinMs = 20_000) {
  for (const child of running) child.kill('SIGINT')
  for (let waited = 0; running.size > 0 && waited < withinMs; waited += 100) await pause(100)
  for (const child of running) child.kill('SIGKILL')
}

/** Runs a program of this package by its name in node_modules/.bin. */
export function runTool(root, name, args, options = {}) {
  const suffix = process.platform === 'win32' ? '.cmd' : ''
  return runStep(`${root}/node_modules/.bin/${name}${suffix}`, args, { cwd: root, ...options })
}

/**
 * The compiler. It is TypeScript 7, a program of its own and several times faster; the package `typescript` stays at 6, for
 * the checks that read code by its interface. It lives for seconds: collecting its garbage was a third of what it took, and is done only when a
 * gigabyte and a half is full. One checker: of the four that it has by itself each works out the same types again, twice the work of one, and
 * on two cores, with tests beside it, it takes longer.
 */
export function runCompiler(root, args) {
  const env = { ...process.env, GOGC: 'off', GOMEMLIMIT: '1500MiB' }
  return runStep(
    process.execPath,
    [`${root}/node_modules/typescript-7/bin/tsc`, '--checkers', '1', ...args],
    { cwd: root, env },
  )
}

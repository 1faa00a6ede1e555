import { spawn } from 'node:child_process'

/**
 * Runs a program and gathers what it prints. Never a shell: arguments stay as they are.
 * @returns {Promise<{ code: number, output: string }>} code 127 when there is no such program
 */
export function runStep(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
    const parts = []
    child.stdout.on('data', (part) => parts.push(part))
    child.stderr.on('data', (part) => parts.push(part))
    child.on('error', (error) => resolve({ code: 127, output: String(error) }))
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(parts).toString() }))
  })
}

/** Runs a program of this package by its name in node_modules/.bin. */
export function runTool(root, name, args, options = {}) {
  const suffix = process.platform === 'win32' ? '.cmd' : ''
  return runStep(`${root}/node_modules/.bin/${name}${suffix}`, args, { cwd: root, ...options })
}

/**
 * The compiler. It is TypeScript 7, a program of its own and several times faster; the package `typescript` stays at 6, for
 * the checks that read code by its interface.
 */
export function runCompiler(root, args) {
  return runStep(process.execPath, [`${root}/node_modules/typescript-7/bin/tsc`, ...args], { cwd: root })
}

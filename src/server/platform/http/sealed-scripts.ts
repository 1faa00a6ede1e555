import * as path from 'node:path'

/**
 * The policy of a script that reads what people must be sure stays with them: it may compile WebAssembly, and neither connect nor load
 * anything, be it from this server. A worker has the policy that its own script came with.
 */
export const sealedPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'"

/** Whether the build put the file among those scripts (vite.config.ts: `worker`). */
export const isSealedScript = (file: string): boolean =>
  file.includes(`${path.sep}assets${path.sep}sealed${path.sep}`)

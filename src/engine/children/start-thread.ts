import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

/**
 * Starts one of the engine's own threads, from source or from the build. It ends with its process at the latest, whatever it
 * is doing.
 * @param entry its module below `src/engine`, without the ending
 */
export function startThread(entry: 'ocr/drawing-thread', workerData: Uint8Array): Worker {
  const isSource = import.meta.url.endsWith('.ts')
  const url = new URL(`../${entry}.${isSource ? 'ts' : 'js'}`, import.meta.url)
  if (!isSource) return new Worker(url, { workerData })
  // Arguments of Node that load another language do not reach a thread's own module.
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx'))
  const [from, to] = [new URL('esm/api/index.mjs', loader), url].map(({ href }) => JSON.stringify(href))
  const begin = `import(${from}).then(({ register }) => { register(); return import(${to}) })`
  return new Worker(begin, { eval: true, workerData, execArgv: [] })
}

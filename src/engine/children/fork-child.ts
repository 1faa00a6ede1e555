import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { pipeOf } from './file-pipe.ts'

/**
 * Starts one of the engine's own processes, from source or from the build. It has no settings of the server: a file that
 * broke out of its reader would find no key there.
 * @param entry its module below `src/engine`, without the ending: 'reading/reader-child'
 */
export function forkChild(entry: 'reading/reader-child' | 'documents/writer-child'): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts')
  const file = fileURLToPath(new URL(`../${entry}.${isSource ? 'ts' : 'js'}`, import.meta.url))
  const loader = isSource
    ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
    : []
  return fork(file, [], {
    execArgv: [...loader, '--max-old-space-size=384'],
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    // The last one is for the bytes of files (file-pipe.ts).
    stdio: ['ignore', 'ignore', 'inherit', 'ipc', 'pipe'],
  })
}

/** An idle child must not keep the server, or a test, from ending. */
export function setReferenced(child: ChildProcess, referenced: boolean): void {
  if (referenced) {
    child.ref()
    child.channel?.ref()
    pipeOf(child)?.ref()
  } else {
    child.unref()
    child.channel?.unref()
    pipeOf(child)?.unref()
  }
}

import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Starts reader-child, from source or from the build. */
export function forkReader(): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts')
  const entry = fileURLToPath(new URL(isSource ? './reader-child.ts' : './reader-child.js', import.meta.url))
  const loader = isSource
    ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
    : []
  return fork(entry, [], {
    execArgv: [...loader, '--max-old-space-size=384'],
    // Nothing of the server's settings: a file that broke out of the reader would find no key here.
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** An idle child must not keep the server, or a test, from ending. */
export function setReferenced(child: ChildProcess, referenced: boolean): void {
  if (referenced) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}

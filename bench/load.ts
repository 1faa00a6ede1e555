import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { LoadRequest } from './load-child.ts'

/** A process that asks a server; `run` gives the milliseconds that each call took. */
export interface Load {
  run(request: LoadRequest): Promise<number[]>
  close(): void
}

export function startLoad(): Load {
  const child = fork(fileURLToPath(new URL('load-child.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  })
  return {
    async run(request) {
      child.send(request)
      const [times] = await once(child, 'message')
      return times as number[]
    },
    close: () => child.kill(),
  }
}

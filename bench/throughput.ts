import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ThroughputRequest } from './throughput-child.ts'

/** A process that asks a server as often as it can; `run` gives the answers of one second. */
export interface Throughput {
  run(url: string): Promise<number>
  close(): void
}

const asked = { seconds: 2, connections: 32 } as const

export function startThroughput(): Throughput {
  const child = fork(fileURLToPath(new URL('throughput-child.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  })
  return {
    run: (url) =>
      new Promise((resolve, reject) => {
        const failed = () => reject(new Error(`${url} could not be asked`))
        child.once('exit', failed)
        child.once('message', (perSecond) => {
          child.off('exit', failed)
          resolve(Number(perSecond))
        })
        const request: ThroughputRequest = { url, ...asked }
        child.send(request)
      }),
    close: () => child.kill(),
  }
}

import { type RunningProcess, runProcess } from '../support/run-process.ts'

/** The real server on a data folder of its own, started again after every kill. */
export interface KillableServer {
  address(): string
  /** @returns milliseconds until it was ready */
  start(): Promise<number>
  /** Whether it was started and has not ended since. */
  isRunning(): boolean
  /** kill -9: nothing of it can clean up. */
  kill(): Promise<void>
  /** Asks it to stop, as a deployment does. Throws when it does not end well. */
  stop(): Promise<void>
}

/** @param settings beside those of a test's server, by the names of the environment */
export function killableServer(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): KillableServer {
  let running: RunningProcess | null = null
  let address = ''
  return {
    address: () => address,
    isRunning: () => running !== null,
    async start() {
      const started = performance.now()
      running = runProcess('src/server/main.ts', [], { ...serverEnvironment(folder), ...settings })
      const begun = running
      void begun.ended.then(() => {
        if (running === begun) running = null
      })
      const [, ready = ''] = await running.waitFor(/^ready (http:\/\/localhost:\d+)$/m)
      address = ready
      return performance.now() - started
    },
    async kill() {
      running?.kill('SIGKILL')
      await running?.ended
      running = null
    },
    async stop() {
      running?.kill('SIGTERM')
      const code = await running?.ended
      if (code !== 0) throw new Error(`the server ended with ${code}:\n${running?.output()}`)
      running = null
    },
  }
}

/** Settings for a server of a test: data, key and port of its own, and no limit that a test would meet. */
export function serverEnvironment(folder: string): Record<string, string> {
  return {
    DATA_DIR: `${folder}/data`,
    XDG_CONFIG_HOME: folder,
    PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_UPLOAD: '100000/60',
    RATE_LIMIT_PAYMENT: '100000/60',
    RATE_LIMIT_ANY: '1000000/60',
  }
}

import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** What the test files of one run share: the PostgreSQL cluster and its address, once a test asked for it. */
    runFolder: string
    runProcessId: number
  }
}

/** Runs once for a whole test run. The servers themselves start when the first test asks for one. */
export default async function startDatabases(project: TestProject) {
  const runFolder = await fs.mkdtemp(path.join(tmpdir(), 'armor-test-run-'))
  await fs.chmod(runFolder, 0o755)
  project.provide('runFolder', runFolder)
  project.provide('runProcessId', process.pid)
  return async () => {
    // The cluster's guard stops it when this file appears, or when this process is gone.
    await fs.writeFile(path.join(runFolder, 'stop'), '')
    await fs.rm(runFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  }
}

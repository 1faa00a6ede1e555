/**
 * The process that reads files of strangers. Started by read-in-child.ts and by nothing else: it gets bytes, sends back
 * what was read, and has no settings, no keys and no database of the server.
 */
import { setPriority } from 'node:os'
import { compilePdfEngine } from '../read/pdf-engine.ts'
import { readReport } from './read-report.ts'
import type { ReaderAnswer, ReaderRequest } from './reader-messages.ts'

try {
  // Reading gives way to the server, which answers people.
  setPriority(10)
} catch {
  // Some containers forbid it; then it reads at normal priority.
}

const engine = compilePdfEngine()

process.on('message', async (request: ReaderRequest) => {
  let answer: ReaderAnswer
  try {
    answer = { id: request.id, reading: await readReport(request.bytes, await engine) }
  } catch (error) {
    answer = {
      id: request.id,
      fault: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }
  }
  // A server that has gone away does not wait for the answer; 'disconnect' then ends this process.
  if (process.connected) process.send?.(answer, undefined, undefined, () => {})
})
process.on('disconnect', () => process.exit(0))

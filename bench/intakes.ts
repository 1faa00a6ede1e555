import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { movedToPages } from '../test/support/hard-files/page-sequence.ts'
import { type StartedProcess, startBuiltServer } from './built-server.ts'
import { percentile } from './timing.ts'
import { marked, sample, sendIntake, type WholeIntake } from './whole-intake.ts'

const pages = 40
const rounds = 7
/** How many intakes the memory is watched over; `BENCH_INTAKES` says another number. */
const watched = Number(process.env['BENCH_INTAKES'] ?? 200)

/** Whole intakes at the built server: from sending one with three reports of 40 pages to its documents, and what many of them leave in memory. */
export async function benchIntakes(print: (line: string) => void): Promise<void> {
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-bench-intakes-'))
  const server = await startBuiltServer(folder)
  try {
    await printTimes(print, server)
    await printMemory(print, server)
  } finally {
    await server.stop()
    await fs.rm(folder, { recursive: true, force: true })
  }
}

async function printTimes(print: (line: string) => void, server: StartedProcess) {
  const { name, reports } = sample('set-3')
  const long = { name, reports: reports.map((bytes) => movedToPages(bytes, pages)) }
  const times: WholeIntake[] = []
  // The first two warm up. Each has a report of its own, so that nothing was read for another.
  for (let round = 0; round < rounds + 2; round += 1) {
    const told = await sendIntake(server, marked(long, `long ${round}`))
    if (round >= 2) times.push(told)
  }
  const middle = (of: 'answered' | 'ready') =>
    percentile(
      times.map((each) => each[of]),
      0.5,
    ).toFixed(0)
  print(
    `An intake with three reports of ${pages} pages, chosen before, warm, milliseconds (median of ${rounds}): answered ${middle('answered')}, documents ready ${middle('ready')} (${Math.min(...times.map(({ ready }) => ready)).toFixed(0)} to ${Math.max(...times.map(({ ready }) => ready)).toFixed(0)})`,
  )
}

async function printMemory(print: (line: string) => void, server: StartedProcess) {
  print(`Memory of the server after whole intakes, in MB`)
  const short = sample('set-1')
  for (let done = 1; done <= watched; done += 1) {
    await sendIntake(server, marked(short, `short ${done}`))
    if (![1, 10, 50, 100, 150, watched].includes(done)) continue
    await pause(2_000)
    print(`  after ${String(done).padStart(4)}: ${server.memoryMb().toFixed(0)}`)
  }
}

import type { Deps } from '../src/server/deps.ts'
import { callersOf } from '../test/support/make-callers.ts'
import { emptyPostgres } from './empty-postgres.ts'
import { type Load, startLoad } from './load.ts'
import { runProduct } from './run-product.ts'
import { percentile, timed } from './timing.ts'

interface Measured {
  size: number
  database: 'embedded' | 'PostgreSQL'
}
const columns: readonly Measured[] = [
  { size: 1_000, database: 'embedded' },
  { size: 100_000, database: 'embedded' },
  { size: 100_000, database: 'PostgreSQL' },
]
const warmUp = 5
const asked = 60

/** A list that staff read: what fills it, and the addresses that are asked, by the words of their lines. */
export interface MeasuredList {
  what: string
  seed(deps: Deps, size: number): Promise<void>
  questions(size: number): Readonly<Record<string, string>>
  /** Lines of which the first screen waits for all. */
  firstScreen?: readonly string[]
}

/** Prints how long the list's answers take over HTTP: small and large side by side, and large on PostgreSQL. */
export async function printAtTwoSizes(print: (line: string) => void, list: MeasuredList): Promise<void> {
  print(
    `The list of ${list.what} over HTTP, p50 and p99 in milliseconds (${asked} times each, one after the other)`,
  )
  const measured: ReadonlyMap<string, readonly number[]>[] = []
  for (const column of columns) measured.push(await timesAt(column, print, list))
  const titles = columns.map(({ size, database }) => `${size}, ${database}`.padStart(22))
  print(`  ${''.padEnd(44)}${titles.join('')}`)
  for (const what of measured[0]?.keys() ?? []) {
    print(`  ${what.padEnd(44)}${measured.map((times) => cellOf(times.get(what) ?? [])).join('')}`)
  }
}

function cellOf(times: readonly number[]): string {
  const [middle, late] = [0.5, 0.99].map((share) => percentile(times, share).toFixed(1).padStart(11))
  return `${middle}${late}`
}

async function timesAt(
  { size, database }: Measured,
  print: (line: string) => void,
  list: MeasuredList,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const postgres = database === 'PostgreSQL' ? await emptyPostgres() : null
  const product = await runProduct(postgres?.address)
  const load = startLoad()
  try {
    const seconds = (await timed(() => list.seed(product.deps, size))) / 1_000
    print(`  ${size} ${list.what} seeded on ${database} in ${seconds.toFixed(0)} s`)
    const { cookie = '' } = await callersOf(product.app, product.deps).asStaff()
    const times = new Map<string, readonly number[]>()
    for (const [what, path] of Object.entries(list.questions(size))) {
      times.set(what, await ask(load, { url: `${product.address}${path}`, cookie }))
    }
    return list.firstScreen ? new Map([together(list.firstScreen, times), ...times]) : times
  } finally {
    load.close()
    await product.close()
    await postgres?.close()
  }
}

function together(lines: readonly string[], times: ReadonlyMap<string, readonly number[]>) {
  const sums = Array.from({ length: asked }, (_, at) =>
    lines.reduce((sum, line) => sum + (times.get(line)?.[at] ?? 0), 0),
  )
  return [`first screen: ${lines.join(' and ')}`, sums] as const
}

async function ask(load: Load, { url, cookie }: { url: string; cookie: string }): Promise<number[]> {
  await load.run({ url, cookie, count: warmUp, atOnce: 1 })
  return load.run({ url, cookie, count: asked, atOnce: 1 })
}

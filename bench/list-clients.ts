import { seedMany } from '../src/server/features/seed/seed-many.ts'
import { clientSorts } from '../src/shared/api/staff-clients.ts'
import { callersOf } from '../test/support/make-callers.ts'
import { type Load, startLoad } from './load.ts'
import { runProduct } from './run-product.ts'
import { percentile, timed } from './timing.ts'

const sizes = [1_000, 100_000] as const
const warmUp = 5
const asked = 60

/**
 * What staff wait for at the list of clients, over HTTP on the embedded database, at two sizes side by side: the first
 * screen, every filter, every sort both ways, searches, and pages in front, in the middle and at the end.
 */
export async function benchClientList(print: (line: string) => void): Promise<void> {
  print(
    `The list of clients over HTTP, p50 and p99 in milliseconds (${asked} times each, one after the other)`,
  )
  const [few, many] = [await timesAt(sizes[0], print), await timesAt(sizes[1], print)]
  print(`  ${''.padEnd(44)}${sizes.map((size) => `${size} clients`.padStart(22)).join('')}`)
  for (const what of few.keys()) {
    print(`  ${what.padEnd(44)}${[few, many].map((times) => cellOf(times.get(what) ?? [])).join('')}`)
  }
}

function cellOf(times: readonly number[]): string {
  const [middle, late] = [0.5, 0.99].map((share) => percentile(times, share).toFixed(1).padStart(11))
  return `${middle}${late}`
}

async function timesAt(size: number, print: (line: string) => void): Promise<Map<string, number[]>> {
  const product = await runProduct()
  const load = startLoad()
  try {
    const seconds = (await timed(() => seedMany(product.deps, size, () => undefined))) / 1_000
    print(`  ${size} clients seeded in ${seconds.toFixed(0)} s`)
    const { cookie = '' } = await callersOf(product.app, product.deps).asStaff()
    const times = new Map<string, number[]>()
    for (const [what, path] of Object.entries(questions(size))) {
      times.set(what, await ask(load, { url: `${product.address}${path}`, cookie }))
    }
    const [totals = [], first = []] = [times.get(figures), times.get(pageOne)]
    const both = totals.map((time, at) => time + (first[at] ?? 0))
    return new Map([['first screen: the two below together', both], ...times])
  } finally {
    load.close()
    await product.close()
  }
}

async function ask(load: Load, { url, cookie }: { url: string; cookie: string }): Promise<number[]> {
  await load.run({ url, cookie, count: warmUp, atOnce: 1 })
  return load.run({ url, cookie, count: asked, atOnce: 1 })
}

const figures = 'figures'
const pageOne = 'page 1'

/** What is asked, by the words of its line. Names and numbers stand in the seed, which is the same on every machine. */
function questions(size: number): Record<string, string> {
  const list = (query: string) => `/api/clients?${query}`
  const last = size / 50
  const filters = [
    ...['uploaded', 'round1_sent', 'completed'].map((stage) => `stage=${stage}`),
    ...['paid', 'pending', 'failed'].map((payment) => `payment=${payment}`),
    ...['paid', 'tester'].map((type) => `type=${type}`),
    ...['missing=yes', 'missing=no', 'late=yes', 'late=no'],
    'stage=round1_sent&late=yes&missing=no&type=paid&sort=name',
  ]
  const sorts = clientSorts.flatMap((sort) =>
    ['up', 'down'].map((direction) => `sort=${sort}&direction=${direction}`),
  )
  const searches = {
    'one client, by address': `search=${encodeURIComponent('ruth.zhang')}`,
    'rare, two words': 'search=zhang%20zo',
    common: 'search=maria',
    'one letter': 'search=m',
    everybody: 'search=example',
    'phone, as on a card': `search=${encodeURIComponent('(480) 555-0160')}`,
    'last digits of a phone': 'search=0160',
    'nobody found': 'search=qqqq',
    'common, by name, of one stage': 'search=maria&stage=completed&sort=name',
  }
  return {
    [figures]: '/api/staff/totals',
    [pageOne]: list('page=1'),
    'page 2': list('page=2'),
    'page in the middle': list(`page=${last / 2}`),
    'last page': list(`page=${last}`),
    'page in the middle, by name': list(`page=${last / 2}&sort=name`),
    'page in the middle of the paid, by amount': list(
      `page=${Math.round(last * 0.4)}&payment=paid&sort=amount`,
    ),
    ...Object.fromEntries(filters.map((filter) => [`filter ${filter.slice(0, 36)}`, list(filter)])),
    ...Object.fromEntries(
      sorts.map((sort) => [sort.replace('&direction=', ', ').replace('=', ' '), list(sort)]),
    ),
    ...Object.fromEntries(Object.entries(searches).map(([what, query]) => [`search ${what}`, list(query)])),
  }
}

import { seedMany } from '../src/server/features/seed/seed-many.ts'
import { clientSorts } from '../src/shared/api/staff-clients.ts'
import { printAtTwoSizes } from './two-sizes.ts'

/**
 * What staff wait for at the list of clients: the first screen, every filter, every sort both ways, searches, and pages
 * in front, in the middle and at the end.
 */
export async function benchClientList(print: (line: string) => void): Promise<void> {
  await printAtTwoSizes(print, {
    what: 'clients',
    seed: (deps, size) => seedMany(deps, size, () => undefined),
    questions: listQuestions,
    firstScreen: ['figures', 'page 1'],
  })
}

/** What staff ask of the list, by the words of its line. Names and numbers stand in the seed, which is the same on every machine. */
export function listQuestions(size: number): Record<string, string> {
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
    figures: '/api/staff/totals',
    'what waits today': '/api/staff/today',
    'how much waits today': '/api/staff/today?limit=0',
    'page 1': list('page=1'),
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

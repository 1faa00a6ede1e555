import { fundingStatuses } from '../src/shared/rules/funding-status.ts'
import { seedApplications } from './seed-applications.ts'
import { printAtTwoSizes } from './two-sizes.ts'

const pageSize = 50

/**
 * What staff wait for at the list of funding applications: pages in front, in the middle and at the end, every status,
 * what waits, searches, and one application.
 */
export async function benchApplicationList(print: (line: string) => void): Promise<void> {
  await printAtTwoSizes(print, { what: 'applications', seed: seedApplications, questions })
}

/** What is asked, by the words of its line. Names stand in the seed, which is the same on every machine. */
function questions(size: number): Record<string, string> {
  const list = (query: string) => `/api/staff/funding-applications?${query}`
  const last = size / pageSize
  const filters = [
    ...fundingStatuses.map((status) => `status=${status}`),
    ...['message', 'documents'].map((waiting) => `waiting=${waiting}`),
    'status=closed&waiting=message',
  ]
  const searches = {
    'one, by address': `search=${encodeURIComponent('ruth.zhang.')}`,
    common: 'search=maria',
    'one letter': 'search=m',
    'nobody found': 'search=qqqq',
    'common, of one status': 'search=maria&status=closed',
  }
  return {
    'page 1': list('page=1'),
    'page 2': list('page=2'),
    'page in the middle': list(`page=${last / 2}`),
    'last page': list(`page=${last}`),
    ...Object.fromEntries(filters.map((filter) => [`filter ${filter}`, list(filter)])),
    'filter status=closed, page in the middle': list(`status=closed&page=${Math.round(last * 0.2)}`),
    ...Object.fromEntries(Object.entries(searches).map(([what, query]) => [`search ${what}`, list(query)])),
    'one application': `/api/staff/funding-applications/${size / 2}`,
  }
}

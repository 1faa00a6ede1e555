import { expect, it } from 'vitest'
import { soakTable } from './soak-table.ts'

it('the soak is read in one table: each part with its figures, and what is wrong in it', () => {
  const long =
    'jobs again after 1400 ms (p50), 7300 ms (p99), 16000 ms at the longest, of which one came late'
  const lines = soakTable([
    { what: '20 kills', figures: ['  41 clients,   41 payments'], faults: [], minutes: 12.4 },
    { what: 'Restarts of PostgreSQL under load', figures: [long], faults: ['jobs: 1 late'], minutes: 3 },
  ])
  const text = lines.join('\n')
  expect(text).toContain('| 20 kills                           | 41 clients, 41 payments ')
  expect(text).toContain('| holds, 12 min ')
  expect(text).toContain('| 1 WRONG, 3 min ')
  expect(text).toContain('| WRONG: jobs: 1 late ')
  expect(text.replaceAll(/\s*\|\n\|\s*(1 WRONG, 3 min)?\s*\|?\s*/g, ' ')).toContain('of which one came late')
  expect(new Set(lines.map((line) => line.length)).size).toBe(1)
})

import type { Database } from './platform/db/database.ts'
import type { Metrics } from './platform/metrics/metrics.ts'
import { findWaitingJobs } from './platform/queue/waiting-jobs.ts'

/** What of the database is asked each time: connections, and jobs that wait. */
export function addDatabaseGauges(metrics: Metrics, database: Database): void {
  metrics.addGauge({
    name: 'armor_database_connections',
    help: 'Connections of the pool: in use, idle, and askers that wait for one. None with the embedded database.',
    label: 'state',
    read: async () => new Map(Object.entries(database.connections?.() ?? {})),
  })
  metrics.addGauge({
    name: 'armor_jobs_due',
    help: 'Jobs that are due and not begun, in all servers together.',
    label: 'job',
    read: async () => new Map((await findWaitingJobs(database)).map(({ name, due }) => [name, due])),
  })
  metrics.addGauge({
    name: 'armor_jobs_oldest_due_seconds',
    help: 'For how long the oldest of them has been due.',
    label: 'job',
    read: async () =>
      new Map((await findWaitingJobs(database)).map(({ name, oldestSeconds }) => [name, oldestSeconds])),
  })
}

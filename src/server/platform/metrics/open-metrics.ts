import type { Database } from '../db/database.ts'
import { findWaitingJobs } from '../queue/waiting-jobs.ts'
import { type Metrics, noMetrics } from './metrics.ts'

export interface OpenedMetrics extends Metrics {
  /** Begins to listen, where a port is set. */
  serve(): Promise<{ close(): Promise<void> }>
}

interface MetricsSettings {
  metricsPort: number | null
  metricsHost: string
  metricsToken: string | null
}

/** Figures where a port for them is set, else none; the library is loaded only then. */
export async function openMetrics(settings: MetricsSettings): Promise<OpenedMetrics> {
  const { metricsPort, metricsHost, metricsToken } = settings
  if (metricsPort === null) return { ...noMetrics, serve: async () => ({ close: async () => undefined }) }
  const { createPrometheusMetrics } = await import('./prometheus-metrics.ts')
  const { serveMetrics } = await import('./serve-metrics.ts')
  const metrics = createPrometheusMetrics()
  return {
    ...metrics,
    serve: () => serveMetrics(metrics, { port: metricsPort, host: metricsHost, token: metricsToken }),
  }
}

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

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

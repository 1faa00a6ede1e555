import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Metrics } from './metrics.ts'
import { watchActs } from './watch-acts.ts'

const quick = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const slow = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300]

/** Figures as Prometheus reads them; `page` is the text of the moment and its content type. */
export interface PrometheusMetrics extends Metrics {
  page(): Promise<{ type: string; text: string }>
}

export function createPrometheusMetrics(): PrometheusMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'armor_call_seconds',
    help: 'Answered calls and pages, by the pattern of their path.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: quick,
    registers,
  })
  const jobs = new Histogram({
    name: 'armor_job_seconds',
    help: 'Attempts of durable jobs that ended: done, to be retried, or failed for good.',
    labelNames: ['job', 'outcome'] as const,
    buckets: slow,
    registers,
  })
  const acts = new Histogram({
    name: 'armor_act_seconds',
    help: 'What was asked of readers and writers, mail server, payment provider and the like; outcome: ok, or the kind of error.',
    labelNames: ['service', 'act', 'outcome'] as const,
    buckets: slow,
    registers,
  })
  const facts = new Counter({
    name: 'armor_facts_total',
    help: 'What happened, in the words of the field: payments settled, runs completed, letters mailed.',
    labelNames: ['fact'] as const,
    registers,
  })
  return {
    noteCall({ method, route, status, seconds }) {
      calls.observe({ method, route, status: String(status) }, seconds)
    },
    noteJob({ name, outcome, seconds }) {
      jobs.observe({ job: name, outcome }, seconds)
    },
    noteFact(fact) {
      facts.inc({ fact })
    },
    watch: (service, watched) =>
      watchActs(watched, ({ act, outcome, seconds }) => acts.observe({ service, act, outcome }, seconds)),
    addGauge({ name, help, label, read }) {
      new Gauge({
        name,
        help,
        labelNames: label === undefined ? [] : [label],
        registers,
        async collect() {
          this.reset()
          // What cannot be read now is left out: the others matter most when something is away.
          for (const [value, count] of await read().catch(() => new Map<string, number>())) {
            if (label === undefined) this.set(count)
            else this.set({ [label]: value }, count)
          }
        },
      })
    },
    page: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}

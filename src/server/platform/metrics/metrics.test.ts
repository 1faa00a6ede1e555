import { describe, expect, it } from 'vitest'
import { requireForMetrics } from '../settings/metrics-settings.ts'
import { createPrometheusMetrics } from './prometheus-metrics.ts'
import { serveMetrics } from './serve-metrics.ts'
import { watchActs } from './watch-acts.ts'

class LetterRefused extends Error {
  override name = 'LetterRefused'
}

describe('the figures', () => {
  it('tell of each act when it ended and how, at once or later, and never what it was given', async () => {
    const told: string[] = []
    const post = {
      name: 'post',
      weigh: (pages: number) => pages * 5,
      async send(to: string) {
        if (to === '') throw new LetterRefused('no address of Ann Example')
        return this.name
      },
    }
    const watched = watchActs(post, ({ act, outcome }) => told.push(`${act} ${outcome}`))
    expect([watched.name, watched.weigh(2), await watched.send('Ann')]).toEqual(['post', 10, 'post'])
    await expect(watched.send('')).rejects.toThrow(LetterRefused)
    expect(told).toEqual(['weigh ok', 'send ok', 'send LetterRefused'])
  })

  it('are not for other machines without a token', () => {
    expect(() => requireForMetrics(9_464, '0.0.0.0', null)).toThrow('METRICS_TOKEN must be set')
    requireForMetrics(9_464, '0.0.0.0', 'a-token-of-some-length')
    requireForMetrics(9_464, '127.0.0.1', null)
    requireForMetrics(null, '0.0.0.0', null)
  })

  it('are read with the token alone, by the names of the runbook, and without those that cannot be read now', async () => {
    const metrics = createPrometheusMetrics()
    metrics.noteCall({ method: 'GET', route: '/api/clients/:id', status: 200, seconds: 0.02 })
    metrics.noteJob({ name: 'deliver-mail', outcome: 'retried', seconds: 1 })
    metrics.noteFact('payment-settled')
    metrics.addGauge({ name: 'armor_a', help: 'a', label: 'job', read: async () => new Map([['x', 3]]) })
    metrics.addGauge({ name: 'armor_b', help: 'b', read: () => Promise.reject(new Error('away')) })
    const token = 'a-token-of-some-length'
    const served = await serveMetrics(metrics, { port: 0, host: '127.0.0.1', token })
    const ask = (path: string, authorization = '') =>
      fetch(`http://127.0.0.1:${served.port}${path}`, { headers: { authorization } })
    expect((await ask('/metrics')).status).toBe(401)
    expect((await ask('/metrics', 'Bearer another')).status).toBe(401)
    expect((await ask('/', `Bearer ${token}`)).status).toBe(404)
    const text = await (await ask('/metrics', `Bearer ${token}`)).text()
    await served.close()
    expect(text).toContain('armor_call_seconds_count{method="GET",route="/api/clients/:id",status="200"} 1')
    expect(text).toContain('armor_job_seconds_count{job="deliver-mail",outcome="retried"} 1')
    expect(text).toContain('armor_facts_total{fact="payment-settled"} 1')
    expect(text).toContain('armor_a{job="x"} 3')
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  })
})

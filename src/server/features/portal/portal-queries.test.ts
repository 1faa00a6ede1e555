import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { paidBrowser } from '../../../../test/support/paying-client.ts'

let app: TestApp
let caller: Caller
let clientId: number
beforeAll(async () => {
  app = await makeApp({ working: false })
  ;({ caller, clientId } = await paidBrowser(app))
})
afterAll(() => app.close())

/** The queries of a call, but for those of the queue. */
async function queriesOf(path: string): Promise<string[]> {
  const url = `/api/clients/${clientId}${path}`
  // The first call of a day notes the use of the record.
  await caller.inject({ method: 'GET', url })
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  try {
    expect((await caller.inject({ method: 'GET', url })).statusCode).toBe(200)
    const texts = asked.mock.calls.map(([query]: unknown[]) => JSON.stringify(query))
    return texts.filter((text) => !text.includes('pgboss'))
  } finally {
    asked.mockRestore()
  }
}

describe('what a client reads of its own record', () => {
  it.each([
    // Session, and the record with who holds it and what it shows.
    ['', 2],
    // Session, record, and the run or the documents.
    ['/armor-status', 3],
    ['/documents', 3],
  ])('costs at GET %s %i queries, and nothing is read twice', async (path, most) => {
    const queries = await queriesOf(path)
    expect(queries).toHaveLength(most)
    expect(queries.filter((text) => /(from|join) \\"clients\\"/.test(text))).toHaveLength(1)
    expect(queries.join()).not.toMatch(/analysis_sealed|content_sealed|plan_sealed|recognised_sealed/)
  })
})

import { afterEach, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { listAllClients } from '../clients/find-client.ts'
import { seedCommand } from './run-seed.ts'

const apps: TestApp[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

async function seeded(
  now: string,
  count: number,
): Promise<{ app: TestApp; rows: ClientRow[]; printed: string[] }> {
  const app = await makeApp({ now: new Date(now), working: false })
  apps.push(app)
  const printed: string[] = []
  await seedCommand(app.deps, app.sandbox).run(['--clients', String(count)], (line) => printed.push(line))
  return { app, rows: await listAllClients(app.deps.database.db), printed }
}

describe('generated example clients', () => {
  it('are as many as were asked for, the same each time, and marked as examples', async () => {
    const { app, rows, printed } = await seeded('2026-11-20T12:00:00Z', 150)
    expect(rows).toHaveLength(150)
    expect(printed.at(-1)).toContain('150 example clients')
    for (const { email, phone, createdAt, round1MailDate, updatedAt } of rows) {
      expect(email).toMatch(/@example\.(com|net|org)$/)
      expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/)
      expect(createdAt.getTime()).toBeLessThanOrEqual(app.clock.now().getTime())
      expect(updatedAt.getTime()).toBeLessThanOrEqual(app.clock.now().getTime())
      expect((round1MailDate ?? '2000-01-01') <= '2026-11-20').toBe(true)
    }
    expect(new Set(rows.map(({ disputeStatus }) => disputeStatus)).size).toBe(5)
    const again = await seeded('2026-11-20T12:00:00Z', 150)
    expect(again.rows).toEqual(rows)
  })

  it('stand beside no others, and a client made afterwards gets the next number', async () => {
    const { app } = await seeded('2026-11-20T12:00:00Z', 20)
    expect(await app.makeClient()).toBe(21)
    const command = seedCommand(app.deps, app.sandbox)
    await expect(command.run(['--clients', '5'], () => undefined)).rejects.toThrow(
      'There are clients already',
    )
  })
})

import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { documentsOf, judgeAftermath, waitForRuns } from './judge-aftermath.ts'
import { runKillRounds } from './kill-rounds.ts'
import { killableServer } from './killable-server.ts'

/** The soak kills for minutes, within the intake, too, and measures first how long an undisturbed client takes. */
const kills = 1
/** Milliseconds: less than any machine takes, so that the kill falls within. */
const pace = { intake: 200, processing: 1_000 }

it('a server killed within the processing of an intake loses nothing it answered, and doubles nothing', async () => {
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-killed-'))
  const server = killableServer(folder)
  try {
    const lines: string[] = []
    const clients = await runKillRounds(server, {
      kills,
      seed: 7,
      clientsPerRound: 1,
      moments: ['processing'],
      pace,
      print: (line) => lines.push(line),
    })
    const said = lines.join('\n')
    expect(lines, said).toHaveLength(kills)
    expect(await waitForRuns(clients, 240_000), said).toEqual(clients.map(() => 'completed'))
    for (const client of clients) {
      expect(await documentsOf(client)).toEqual([
        'complaint_letter',
        'equifax_dispute_letter',
        'experian_dispute_letter',
        'forensic_analysis',
        'mail_log',
        'transunion_dispute_letter',
      ])
    }
    await server.stop()
    expect(await judgeAftermath(folder), said).toEqual({
      clients: clients.length,
      settledPayments: clients.length,
      receipts: clients.length,
      runs: clients.length,
      documents: 6 * clients.length,
      currentReports: 3 * clients.length,
      unreadableFiles: [],
      ownerlessFiles: expect.any(Number),
    })
  } finally {
    await server.kill()
    await fs.rm(folder, { recursive: true, force: true })
  }
})

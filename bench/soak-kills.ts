import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { documentsOf, judgeAftermath, waitForRuns } from '../test/recovery/judge-aftermath.ts'
import { runKillRounds } from '../test/recovery/kill-rounds.ts'
import { killableServer } from '../test/recovery/killable-server.ts'
import { wrongCounts } from './wrong-counts.ts'

const clientsPerRound = 2

/**
 * Kills the server while clients send intakes and wait for documents.
 * @param print is told the figures, `progress` each kill
 * @returns what was lost or doubled, one sentence each; nothing when all is well
 */
export async function soakKills(
  options: { kills: number; seed: number },
  print: (line: string) => void,
  progress = print,
): Promise<string[]> {
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-soak-'))
  const server = killableServer(folder)
  try {
    const clients = await runKillRounds(server, {
      ...options,
      clientsPerRound,
      moments: ['intake', 'processing'],
      print: progress,
    })
    const statuses = await waitForRuns(clients, 300_000)
    const faults = statuses.flatMap((status, index) =>
      status === 'completed' ? [] : [`the run of client ${clients[index]?.clientId} is ${status}`],
    )
    for (const client of clients) {
      const types = new Set(await documentsOf(client))
      if (types.size !== 6)
        faults.push(`client ${client.clientId} sees ${types.size} kinds of documents, not 6`)
    }
    await server.stop()
    return [...faults, ...wrongCounts(await judgeAftermath(folder), clients.length, print)]
  } finally {
    await server.kill()
    await fs.rm(folder, { recursive: true, force: true })
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import { UnexpectedAnswer } from './http-browser.ts'
import { waitForRuns } from './judge-aftermath.ts'
import type { KillableServer } from './killable-server.ts'
import { type PersistentClient, persistentClient } from './persistent-client.ts'
import { seededRandom } from './seeded-random.ts'

type Moment = 'intake' | 'processing'

export interface KillRounds {
  kills: number
  /** The same seed kills at the same moments, as far as the machine allows. */
  seed: number
  /** Clients that send an intake in a round; one whose intake was broken off takes the place of a new one. */
  clientsPerRound: number
  /** What each kill falls into, in turns. */
  moments: readonly Moment[]
  print: (line: string) => void
  /** Known from elsewhere; absent: an undisturbed client shows it first. */
  pace?: Pace
}

/** Milliseconds that an undisturbed client's intake and run took here: kills fall anywhere within, and a bit after. */
interface Pace {
  intake: number
  processing: number
}

const beyond = 1.25

/**
 * Kills the server again and again while clients pay, send their intakes and wait for their documents, within the intake or
 * the processing. Afterwards every client has finished the intake.
 */
export async function runKillRounds(
  server: KillableServer,
  options: KillRounds,
): Promise<PersistentClient[]> {
  const { kills, clientsPerRound, moments, print } = options
  const random = seededRandom(options.seed)
  let readyMs = await server.start()
  const clients = [persistentClient(1, server.address)]
  const pace = options.pace ?? (await measurePace(clients, clientsPerRound))
  for (let round = 1; round <= kills; round += 1) {
    if (round > 1) readyMs = await server.start()
    while (unanswered(clients).length < clientsPerRound) {
      clients.push(persistentClient(clients.length + 1, server.address))
    }
    const waiting = unanswered(clients)
    const within = moments[(round - 1) % moments.length] ?? 'intake'
    const waitMs = Math.round(random() * pace[within] * beyond)
    await killWithin(server, waiting, within, waitMs)
    const answered = waiting.length - unanswered(waiting).length
    print(
      `kill ${round}: ready after ${Math.round(readyMs)} ms, killed ${waitMs} ms into the ${within}, ${answered} of ${waiting.length} intakes answered`,
    )
  }
  await server.start()
  for (const client of clients) await client.goOn(() => undefined)
  return clients
}

const unanswered = (clients: readonly PersistentClient[]) => clients.filter((one) => !one.acknowledged)

async function measurePace(clients: readonly PersistentClient[], clientsPerRound: number): Promise<Pace> {
  let sent = 0
  for (const client of clients) await client.goOn(() => (sent = performance.now()))
  const answered = performance.now()
  await waitForRuns(clients, 240_000)
  return {
    intake: (answered - sent) * clientsPerRound,
    processing: (performance.now() - answered) * clientsPerRound,
  }
}

/** The moment counts from the first intake that is sent, or from the first that is answered. */
async function killWithin(
  server: KillableServer,
  clients: readonly PersistentClient[],
  within: Moment,
  waitMs: number,
): Promise<void> {
  let reached = () => {}
  const moment = new Promise<void>((resolve) => {
    reached = resolve
  })
  const going = Promise.all(
    clients.map(async (client) => {
      try {
        await client.goOn(() => within === 'intake' && reached())
        reached()
      } catch (error) {
        // A server that is gone is what this is about; a wrong answer of one that is there is a failure.
        if (error instanceof UnexpectedAnswer || !isLostConnection(error)) throw error
      }
    }),
  )
  await Promise.race([moment, going])
  await pause(waitMs)
  await server.kill()
  await going
}

/** What fetch throws for a connection that was refused or broke off. */
function isLostConnection(error: unknown): boolean {
  return error instanceof TypeError
}

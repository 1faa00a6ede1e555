import { createHash } from 'node:crypto'
import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import { dayOf } from '../../../shared/rules/civil-days.ts'
import { clocksOf } from '../../../shared/rules/dispute-clocks.ts'
import { type DisputeStatus, disputeProgress } from '../../../shared/rules/dispute-status.ts'
import type { Language } from '../../../shared/rules/language.ts'
import { followUpDay } from '../../../shared/rules/mail-schedule.ts'
import { type LogLetter, resultsClock } from '../../../shared/rules/next-step.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { allMailDates } from '../clients/mail-dates.ts'
import { currentRound } from '../documents/current-round.ts'
import type { TimedLetter } from '../results/clocked-letters.ts'
import { type FinishedRun, findFinishedRun } from '../runs/find-finished-run.ts'
import { type LettersOfClients, lettersOfFacts } from './letters-of-clients.ts'
import type { ScheduledMailRow } from './mail.tables.ts'
import { selectMailFacts } from './mail-facts.store.ts'

export type Round = number

/** Where a letter to a bureau stands. Days are 'YYYY-MM-DD'. */
export interface LetterFact {
  recipient: string
  isAnswered: boolean
  /** Last day for its results by the law's clocks; null while no delivery is proved. */
  dueOn: string | null
  /** Its time is over and nothing came, as far as the evidence shows. */
  isLate: boolean
}

/** Everything that a mail to a client may say, as it stands now. */
export interface ClientMailFacts {
  client: ClientRow
  language: Language
  stage: DisputeStatus
  hasWithdrawnEmail: boolean
  /** Bureaus of which a report is here. */
  bureausHeld: readonly BureauKey[]
  /** Where the newest run stands. */
  run: 'pending' | 'processing' | 'completed' | 'error'
  analysis: { round: Round; finishedAt: Date; findingCount: number; recipients: string[] } | null
  mailedRounds: { round: Round; mailedOn: string; followUpOn: string | null; letters: LetterFact[] }[]
  /** The letters of all rounds with their clocks, and how many items of the newest run's wait for the client's decision. */
  log: LogLetter[]
  openDecisions: number
  /** Digest of the results text; null where there is none. */
  resultsDigest: string | null
  lastStepAt: Date | null
  /** The mails that run themselves, what was sent included, by their time. */
  scheduled: readonly ScheduledMailRow[]
}

/** Reads a client's case for its mails, in the caller's transaction. */
export async function gatherMailFacts(
  deps: Pick<Deps, 'sealer' | 'clock'>,
  tx: Queryable,
  client: ClientRow,
): Promise<ClientMailFacts> {
  const [facts] = await gatherFactsOfMany(deps, tx, [client])
  if (!facts) throw new Error('the facts of one client were asked for, and none came')
  return facts
}

/**
 * The same for many clients, in their order: what every client has is read for all of them together.
 * @param known their letters, where the caller has read them already
 */
export async function gatherFactsOfMany(
  deps: Pick<Deps, 'sealer' | 'clock'>,
  tx: Queryable,
  clients: readonly ClientRow[],
  known?: LettersOfClients,
): Promise<ClientMailFacts[]> {
  const today = dayOf(deps.clock.now())
  const rows = await selectMailFacts(
    tx,
    clients.map(({ id }) => id),
  )
  const rowOf = new Map(rows.map((row) => [row.clientId, row]))
  const letters = known ?? (await lettersOfFacts(deps, tx, rows))
  const facts: ClientMailFacts[] = []
  for (const client of clients) {
    const row = rowOf.get(client.id)
    const run = row?.run ? await findFinishedRun(tx, client.id) : undefined
    const text = client.results?.trim() ?? ''
    facts.push({
      client,
      language: row?.language ?? 'en',
      stage: disputeProgress(client.disputeStatus).status,
      hasWithdrawnEmail: row?.hasWithdrawnEmail ?? false,
      bureausHeld: row?.bureausHeld ?? [],
      run: row?.run ?? 'pending',
      ...factsOfLetters(client, letters.get(client.id) ?? [], run, today),
      resultsDigest: text === '' ? null : digestOf(text),
      scheduled: row?.scheduled ?? [],
    })
  }
  return facts
}

function factsOfLetters(
  client: ClientRow,
  letters: readonly TimedLetter[],
  run: FinishedRun | undefined,
  today: string,
): Pick<ClientMailFacts, 'analysis' | 'mailedRounds' | 'log' | 'openDecisions' | 'lastStepAt'> {
  const ofRun = letters.filter(({ letter }) => letter.written !== null && letter.written.runId === run?.id)
  return {
    analysis: run
      ? {
          round: roundOfRun(ofRun, client),
          finishedAt: run.finishedAt,
          findingCount: run.findingCount,
          recipients: [...new Set(ofRun.map(({ letter }) => letter.recipient))],
        }
      : null,
    mailedRounds: mailedRoundsOf(client, letters, today),
    log: letters.map(({ letter, timed }) => ({
      round: timed.round,
      recipient: letter.recipient,
      isEntered: letter.steps.length > 0,
      clocks: clocksOf(timed, today),
    })),
    // A run that wrote no letter yet has asked something first.
    openDecisions:
      ofRun.length === 0
        ? (run?.findingCount ?? 0)
        : Math.max(...ofRun.map(({ letter }) => letter.document.undecided)),
    lastStepAt: letters
      .flatMap(({ letter }) => letter.steps.map((step) => step.createdAt))
      .reduce<Date | null>((last, at) => (last === null || at > last ? at : last), null),
  }
}

/** A run that found nothing to dispute writes no letter: it is of the round that is being prepared. */
function roundOfRun(letters: readonly TimedLetter[], client: ClientRow): Round {
  const rounds = letters.map(({ timed }) => timed.round)
  return rounds.length > 0 ? Math.max(...rounds) : currentRound(client)
}

function mailedRoundsOf(
  client: ClientRow,
  letters: readonly TimedLetter[],
  today: string,
): ClientMailFacts['mailedRounds'] {
  return allMailDates(client).flatMap((mailedOn, at) => {
    const round = at + 1
    if (mailedOn === null) return []
    const ofRound = letters.map(({ timed }) => timed).filter((letter) => letter.round === round)
    const disputes = ofRound.filter(({ kind }) => kind === 'bureau_dispute')
    return [
      {
        round,
        mailedOn,
        followUpOn: followUpDay(mailedOn, ofRound, today),
        letters: disputes.map((letter) => {
          const results = resultsClock(clocksOf(letter, today))
          return {
            recipient: letter.recipient,
            isAnswered: letter.answeredOn !== null,
            dueOn: results?.due ?? null,
            isLate: results?.state === 'late',
          }
        }),
      },
    ]
  })
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

import { createHash } from 'node:crypto'
import { clocksOf } from '../../../shared/rules/dispute-clocks.ts'
import { type DisputeStatus, disputeProgress } from '../../../shared/rules/dispute-status.ts'
import type { Language } from '../../../shared/rules/language.ts'
import { followUpDay } from '../../../shared/rules/mail-schedule.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { hasWithdrawnEmail } from '../consent/preferences-in-force.ts'
import { listTimedLetters, type TimedLetter } from '../mailing/clocked-letters.ts'
import { findFinishedRun } from '../processing/find-finished-run.ts'
import { listCurrentReports } from '../reports/list-reports.ts'

export type Round = 1 | 2 | 3

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
  reportCount: number
  analysis: { round: Round; finishedAt: Date; findingCount: number; recipients: string[] } | null
  mailedRounds: { round: Round; mailedOn: string; followUpOn: string | null; letters: LetterFact[] }[]
  /** Digest of the results text; null where there is none. */
  resultsDigest: string | null
  lastStepAt: Date | null
}

/** Reads a client's case for its mails, in the caller's transaction. */
export async function gatherMailFacts(
  deps: Pick<Deps, 'sealer' | 'clock'>,
  tx: Queryable,
  client: ClientRow,
): Promise<ClientMailFacts> {
  const today = deps.clock.now().toISOString().slice(0, 10)
  const letters = await listTimedLetters(deps, tx, client.id)
  const run = await findFinishedRun(tx, client.id)
  const ofRun = letters.filter(({ letter }) => letter.document.runId === run?.id)
  const text = client.results?.trim() ?? ''
  return {
    client,
    language: await languageOfPerson(tx, client.email),
    stage: disputeProgress(client.disputeStatus).status,
    hasWithdrawnEmail: await hasWithdrawnEmail(tx, client.email),
    reportCount: (await listCurrentReports(tx, { clientId: client.id })).length,
    analysis: run
      ? {
          round: roundOfRun(ofRun, client),
          finishedAt: run.finishedAt,
          findingCount: run.findingCount,
          recipients: [...new Set(ofRun.map(({ letter }) => letter.recipient))],
        }
      : null,
    mailedRounds: mailedRoundsOf(client, letters, today),
    resultsDigest: text === '' ? null : digestOf(text),
    lastStepAt: letters
      .flatMap(({ letter }) => letter.steps.map((step) => step.createdAt))
      .reduce<Date | null>((last, at) => (last === null || at > last ? at : last), null),
  }
}

/** A run that found nothing to dispute writes no letter: it is of the round that is being prepared. */
function roundOfRun(letters: readonly TimedLetter[], client: ClientRow): Round {
  const rounds = letters.map(({ timed }) => timed.round)
  if (rounds.length > 0) return rounds.includes(3) ? 3 : rounds.includes(2) ? 2 : 1
  if (client.round2MailDate !== null) return 3
  return client.round1MailDate === null ? 1 : 2
}

function mailedRoundsOf(
  client: ClientRow,
  letters: readonly TimedLetter[],
  today: string,
): ClientMailFacts['mailedRounds'] {
  const dates = [
    [1, client.round1MailDate],
    [2, client.round2MailDate],
    [3, client.round3MailDate],
  ] as const
  return dates.flatMap(([round, mailedOn]) => {
    if (mailedOn === null) return []
    const ofRound = letters.map(({ timed }) => timed).filter((letter) => letter.round === round)
    const disputes = ofRound.filter(({ kind }) => kind === 'bureau_dispute')
    return [
      {
        round,
        mailedOn,
        followUpOn: followUpDay(mailedOn, ofRound, today),
        letters: disputes.map((letter) => {
          const results = clocksOf(letter, today).find(({ key }) => key === 'results')
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

import { startOfDay } from '../../../shared/rules/civil-days.ts'
import type { MailScheduleFacts } from '../../../shared/rules/mail-schedule.ts'
import { isServed } from '../clients/is-served.ts'
import type { ClientMailFacts } from './gather-mail-facts.ts'

/** What has just happened and cannot be seen from the record as it stands. */
export interface CaseNews {
  /** The stage that was just entered. */
  stage?: string
  /** The results text was just written or changed. */
  results?: boolean
}

/**
 * The facts as the rule of the schedule takes them. What was news once stays so while its row waits; a results text or a
 * stage that was there before anybody announced it is none.
 */
export function scheduleFactsOf(facts: ClientMailFacts, news: CaseNews, now: Date): MailScheduleFacts {
  const { client, scheduled } = facts
  const mailed = facts.mailedRounds.at(-1) ?? null
  return {
    clientId: client.id,
    isServed: isServed(client),
    createdAt: client.createdAt.toISOString(),
    intakeCompletedAt: client.intakeCompletedAt?.toISOString() ?? null,
    hasAllReports: facts.bureausHeld.length >= 3,
    stage: facts.stage,
    analysis: facts.analysis && {
      round: facts.analysis.round,
      finishedAt: facts.analysis.finishedAt.toISOString(),
    },
    mailedRound: mailed,
    results: resultsOf(facts, news, now),
    lastResultsMailAt:
      scheduled
        .filter((row) => row.mailType === 'results' && row.status === 'queued')
        .map((row) => row.updatedAt.toISOString())
        .sort()
        .at(-1) ?? null,
    news: stageNewsOf(facts, news, now),
    lastActivityAt: lastActivityOf(facts).toISOString(),
  }
}

function resultsOf(
  { client, resultsDigest, scheduled }: ClientMailFacts,
  news: CaseNews,
  now: Date,
): MailScheduleFacts['results'] {
  if (resultsDigest === null) return null
  const row = scheduled.find(({ occasion }) => occasion === `results:${client.id}:${resultsDigest}`)
  if (row) return { digest: resultsDigest, writtenAt: row.createdAt.toISOString() }
  return news.results ? { digest: resultsDigest, writtenAt: now.toISOString() } : null
}

function stageNewsOf(
  { client, stage, scheduled }: ClientMailFacts,
  news: CaseNews,
  now: Date,
): MailScheduleFacts['news'] {
  // 'uploaded' is where every case begins; a text of the staff's own says nothing that a mail could.
  if (stage === 'uploaded' || stage !== client.disputeStatus) return null
  const row = scheduled.find(({ occasion }) => occasion === `stage-changed:${client.id}:${stage}`)
  if (row) return { stage, enteredAt: row.createdAt.toISOString() }
  return news.stage === stage ? { stage, enteredAt: now.toISOString() } : null
}

function lastActivityOf({ client, analysis, mailedRounds, lastStepAt }: ClientMailFacts): Date {
  const days = mailedRounds.map(({ mailedOn }) => startOfDay(mailedOn))
  const mail = client.lastEmailType === 'check-in' ? null : client.lastEmailSent
  const instants = [
    client.createdAt,
    client.intakeCompletedAt,
    client.lastUsedAt,
    analysis?.finishedAt ?? null,
    lastStepAt,
    mail,
    ...days,
  ]
  return instants.reduce<Date>((last, at) => (at !== null && at > last ? at : last), client.createdAt)
}

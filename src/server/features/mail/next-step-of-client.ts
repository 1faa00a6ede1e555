import type { ClientMailFacts, Round } from './gather-mail-facts.ts'

interface NextStep {
  kind: 'intake' | 'reports' | 'reading' | 'review' | 'answers' | 'wait' | 'completed'
  /** The round that the step is about. */
  round: Round
  /** 'YYYY-MM-DD': how long there is nothing to do. */
  day: string | null
}

/** What the client can do now, by what the case shows. */
export function nextStepOf(facts: ClientMailFacts): NextStep {
  const { client, stage, analysis, reportCount } = facts
  const mailed = facts.mailedRounds.at(-1)
  const round = analysis?.round ?? mailed?.round ?? 1
  if (stage === 'completed') return { kind: 'completed', round, day: null }
  if (client.intakeCompletedAt === null) return { kind: 'intake', round, day: null }
  if (analysis !== null && (!mailed || mailed.round < analysis.round))
    return { kind: 'review', round: analysis.round, day: null }
  if (mailed) {
    const isOpen = mailed.letters.some(({ isAnswered, isLate }) => !isAnswered && !isLate)
    const day = isOpen || mailed.letters.length === 0 ? mailed.followUpOn : null
    return { kind: day === null ? 'answers' : 'wait', round: mailed.round, day }
  }
  return { kind: reportCount < 3 ? 'reports' : 'reading', round, day: null }
}

import { bureauKeys, bureauNames } from '../../../shared/api/vocabulary.ts'
import { type NextStep, nextStepOf, type StepFacts } from '../../../shared/rules/next-step.ts'
import { allMailDates } from '../clients/mail-dates.ts'
import type { Round } from './gather-mail-facts.ts'
import type { SpokenFacts } from './spoken-facts.ts'

/** What the client can do now, by the rule that the portal goes by, and the round that it is about. */
export function nextStepOfClient(facts: SpokenFacts): { step: NextStep; round: Round } {
  const round = facts.analysis?.round ?? facts.mailedRounds.at(-1)?.round ?? 1
  return { step: nextStepOf(stepFactsOf(facts)), round }
}

const paymentOf = { paid: 'settled', pending: 'open', failed: 'failed' } as const

/** Whose a report is and which round may be prepared is asked in the portal, to which every mail leads. */
function stepFactsOf(facts: SpokenFacts): StepFacts {
  const { client, analysis, bureausHeld } = facts
  return {
    stage: facts.stage,
    isTester: client.clientType === 'tester',
    payment: paymentOf[client.paymentStatus],
    isIntakeComplete: client.intakeCompletedAt !== null,
    run: facts.run,
    draftedRound: analysis?.round ?? null,
    hasLetters: (analysis?.recipients.length ?? 0) > 0,
    missingReports: bureauKeys
      .filter((bureau) => !bureausHeld.includes(bureau))
      .map((bureau) => bureauNames[bureau]),
    unusableReports: [],
    isOwnerAsked: false,
    openFindings: facts.openDecisions,
    findings: analysis?.findingCount ?? null,
    notUnderstood: [],
    openAnswers: 0,
    mailDates: allMailDates(client),
    letters: facts.log,
    nextRound: null,
  }
}

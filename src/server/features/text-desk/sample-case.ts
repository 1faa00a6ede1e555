import { bureauKeys, bureauNames } from '../../../shared/api/vocabulary.ts'
import { addDays, dayOf } from '../../../shared/rules/civil-days.ts'
import type { Language } from '../../../shared/rules/language.ts'
import type { SpokenFacts } from '../mail/spoken-facts.ts'

/** A case of nobody's, in which every mail has something to say: round 1 was mailed, and one bureau has answered. */
export function sampleCase(language: Language, now: Date): SpokenFacts {
  const today = dayOf(now)
  const mailedOn = addDays(today, -40)
  const [answered, ...open] = bureauKeys.map((bureau) => bureauNames[bureau])
  return {
    client: {
      id: 0,
      name: 'Maria Sample',
      email: 'maria.sample@example.com',
      clientType: 'paid',
      paymentStatus: 'paid',
      intakeCompletedAt: now,
      round1MailDate: mailedOn,
      round2MailDate: null,
      round3MailDate: null,
      laterMailDates: [],
    },
    language,
    stage: 'round1_sent',
    hasWithdrawnEmail: false,
    bureausHeld: bureauKeys,
    run: 'completed',
    analysis: { round: 1, finishedAt: now, findingCount: 7, recipients: Object.values(bureauNames) },
    mailedRounds: [
      {
        round: 1,
        mailedOn,
        followUpOn: addDays(today, 5),
        letters: [
          { recipient: answered ?? '', isAnswered: true, dueOn: null, isLate: false },
          ...open.map((recipient) => ({
            recipient,
            isAnswered: false,
            dueOn: addDays(today, 4),
            isLate: false,
          })),
        ],
      },
    ],
    log: [],
    openDecisions: 0,
    resultsDigest: 'sample',
    lastStepAt: now,
    scheduled: [],
  }
}

import { applyAnswers } from '../../../engine/audit/apply-answers.ts'
import type { Language } from '../../../shared/rules/language.ts'
import { latestDay } from '../../../shared/rules/person-day.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CaseActor } from '../accounts/actor-of-viewer.ts'
import { findClient } from '../clients/find-client.ts'
import { recordFact } from '../decisions/record-fact.ts'
import { spanishWording } from './spanish-wording.ts'

const noAnswer = says('case.chooseAnswer')
const noDay = says('case.dayNotLaterThanToday')

/**
 * What only the client knows. Errors: not_found for a question that is not in the newest analysis, invalid_input for an
 * answer that it does not have or a day that is missing or no day, conflict once the round is mailed.
 */
export async function answerQuestion(
  deps: Deps,
  input: {
    clientId: number
    actor: CaseActor
    /** Of the page on which it was asked. */
    language: Language
    question: string
    answer: string
    value?: string | undefined
  },
): Promise<{ answeredAt: string; becomes: 'dispute' | 'drop' }> {
  const client = await findClient(deps.database.db, input.clientId)
  const latest = latestDay(client?.state ?? null, deps.clock.now())
  let becomes: 'dispute' | 'drop' = 'drop'
  const answeredAt = await recordFact(deps, input, ({ caseFile }) => {
    const asked = caseFile.questions.find(({ fingerprint }) => fingerprint === input.question)
    if (!asked?.question) throw new Refusal('not_found', says('case.noQuestion'))
    const answer = asked.question.answers.find(({ key }) => key === input.answer)
    if (!answer) throw new Refusal('invalid_input', noAnswer, { answer: noAnswer })
    const value = answer.input === null ? null : (input.value ?? null)
    const given = { fingerprint: asked.fingerprint, key: answer.key, value }
    const applied = applyAnswers([asked], [given], latest)
    if (applied.open.length > 0) {
      throw new Refusal('invalid_input', noDay, { value: noDay })
    }
    becomes = applied.findings.length > 0 ? 'dispute' : 'drop'
    return {
      subject: asked.fingerprint,
      said: { kind: 'answer', key: answer.key, value, becomes },
      wording: {
        title: asked.title,
        why: asked.statement,
        innocentExplanation: asked.innocentExplanation,
        question: asked.question.text,
        answer: answer.label,
        ...(answer.statement === null ? {} : { statement: answer.statement }),
        ...spanishWording(input.language, asked, answer.key),
      },
    }
  })
  return { answeredAt, becomes }
}

import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CaseActor } from '../accounts/actor-of-viewer.ts'
import { recordFact } from '../decisions/record-fact.ts'
import { confirmationId, scannedValuesOf } from '../decisions/scanned-values.ts'

/**
 * Whether the client sees in the picture what character recognition read. Errors: not_found for a value that is not in
 * the newest analysis, conflict once the round is mailed.
 */
export async function confirmValue(
  deps: Deps,
  input: { clientId: number; actor: CaseActor; value: string; correct: boolean },
): Promise<{ confirmedAt: string }> {
  const confirmedAt = await recordFact(deps, input, ({ caseFile }) => {
    const evidence = [...caseFile.findings, ...caseFile.questions]
      .flatMap((finding) => scannedValuesOf(finding, caseFile.reports))
      .find((each) => confirmationId(each) === input.value)
    if (!evidence) throw new Refusal('not_found', says('case.noValue'))
    return {
      subject: input.value,
      said: { kind: 'confirmation', correct: input.correct },
      wording: {
        bureau: evidence.bureau,
        creditor: evidence.creditor ?? '',
        label: evidence.label,
        read: evidence.printed,
        page: String(evidence.box.page),
      },
    }
  })
  return { confirmedAt }
}

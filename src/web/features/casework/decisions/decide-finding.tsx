import {
  decideFinding,
  decision as decisionKinds,
  type ReviewFinding,
} from '../../../../shared/api/review.ts'
import { caseDecisionTexts as texts } from '../../../../shared/messages/staff/case-decisions.ts'
import { formatInstant } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import type { Decisions } from './use-decisions.ts'

interface DecideFindingProps {
  finding: ReviewFinding
  disabled: boolean
  decisions: Decisions
}

/** One finding in a row: what it is, what it says when asked, and the client's decision. */
export function DecideFinding({ finding, disabled, decisions }: DecideFindingProps) {
  const { id, title, bureaus, evidence, statement, innocentExplanation, law, strength, decision } = finding
  const creditor = evidence.find((line) => line.creditor)?.creditor ?? ''
  const name = texts.finding(title, creditor, bureaus.join(' and '))
  return (
    <li className="grid items-start gap-x-4 gap-y-2 py-3 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {title} <span className="font-normal text-muted">{strength}</span>
        </p>
        <p className="wrap-anywhere text-muted">
          {[creditor, bureaus.join(', ')].filter(Boolean).join(', ')}
        </p>
        <details>
          <summary className="min-h-9 cursor-pointer py-2 text-link">{texts.reason}</summary>
          <p>{statement}</p>
          <p className="mt-1 text-muted">{innocentExplanation}</p>
          <p className="mt-1 text-muted">{law.citation}</p>
        </details>
        {finding.unconfirmed > 0 && <p className="text-wait">{texts.unconfirmed}</p>}
      </div>
      <div className="min-w-0">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{texts.decide(name)}</legend>
          {decisionKinds.options.map((kind) => (
            <Button
              key={kind}
              size="sm"
              kind={decision?.decision === kind ? 'primary' : 'secondary'}
              aria-pressed={decision?.decision === kind}
              disabled={disabled || decisions.busy}
              onClick={() =>
                void decisions.enter((call, params) =>
                  call(decideFinding, { params, body: { finding: id, decision: kind } }),
                )
              }
            >
              {texts.decisions[kind]}
            </Button>
          ))}
        </fieldset>
        <p className="mt-1 text-muted">
          {decision
            ? `${texts.decisions[decision.decision]}, ${formatInstant(decision.decidedAt)}`
            : texts.undecided}
        </p>
      </div>
    </li>
  )
}

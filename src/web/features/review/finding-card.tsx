import { type ReactNode, useState } from 'react'
import type { Decision } from '../../../shared/api/review.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import { EvidenceFigures } from './evidence-figure.tsx'
import { HoldNote } from './hold-note.tsx'
import { letterPlacement } from './letter-placement.ts'
import type { WordedFinding } from './review-in-words.ts'

interface FindingCardProps {
  finding: WordedFinding
  /** Its place in the order of worth, from 1. */
  position: number
  frozen: boolean
  failure: string | undefined
  onDecide: (decision: Decision, note?: string) => Promise<boolean>
  /** Shown under the buttons of the finding that was decided last: what the drafts do. */
  after?: ReactNode
}

/** One finding: what is wrong, the very line, the law, what may explain it, what the letter asks, and the decision. Once decided, all but the first and the last is folded. */
export function FindingCard(props: FindingCardProps) {
  const { finding, position, frozen } = props
  const { findings: texts } = useMessages().review
  const made = finding.decision?.decision ?? null
  // As it was when the page came: under the finger that decides nothing moves.
  const [isFolded] = useState(made !== null)
  const grade = finding.ground === 'policy' ? 'policy' : finding.strength
  const titleId = `finding-${finding.id}`
  return (
    <li>
      <article
        aria-labelledby={titleId}
        className={classNames(
          'rounded-lg border border-l-4 border-line bg-surface p-5 sm:p-6 print:break-inside-auto print:py-3',
          made === 'dispute' && 'border-l-press',
          made === 'hold' && 'border-l-wait',
          made === 'skip' && 'border-l-edge',
          made === null && 'border-l-ink',
        )}
      >
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h3 id={titleId} className="min-w-0 flex-1 basis-72 text-xl">
            <span className="tabular-nums">{position}. </span>
            {finding.title}
          </h3>
          <Badge tone={grade === 'A' ? 'good' : 'wait'}>{texts.strength[grade]}</Badge>
        </div>
        <p className="mt-2 max-w-prose">
          {finding.statement} <span className="text-muted print:hidden">{texts.strengthMeaning[grade]}</span>
        </p>
        {isFolded ? (
          <details className="mt-3">
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">{texts.folded}</summary>
            <FindingBody finding={finding} />
          </details>
        ) : (
          <FindingBody finding={finding} />
        )}
        <div className={classNames('mt-6 border-t border-line pt-5', made === null && 'print:hidden')}>
          <DecisionButtons
            finding={finding}
            disabled={frozen}
            failure={props.failure}
            onDecide={(decision) => void props.onDecide(decision)}
          />
          {made === 'hold' && (
            <HoldNote finding={finding} disabled={frozen} onSave={(note) => props.onDecide('hold', note)} />
          )}
          {props.after}
        </div>
      </article>
    </li>
  )
}

/** The lines that prove it, the law, what may explain it, what the letter asks and where it is, and the letter's own words. */
function FindingBody({ finding }: { finding: WordedFinding }) {
  const messages = useMessages()
  const { findings: texts, evidence } = messages.review
  return (
    <>
      <h4 className="mt-5 mb-2 text-base font-semibold">
        {finding.evidence.length > 1 ? evidence.headingBoth : evidence.heading}
      </h4>
      <EvidenceFigures evidence={finding.evidence} />
      <dl className="mt-5 grid gap-x-8 gap-y-4 md:grid-cols-2 print:mt-3 print:grid-cols-2 print:gap-y-2">
        <Fact name={finding.ground === 'policy' ? texts.policy : texts.law}>
          {finding.law.sentence} <span className="text-muted">({finding.law.citation})</span>
        </Fact>
        <Fact name={texts.innocent}>{finding.innocentExplanation}</Fact>
        <Fact name={texts.request}>{finding.request}</Fact>
        <Fact name={texts.where}>
          {letterPlacement(finding, texts).map((place) => (
            <span key={place} className="block font-semibold">
              {place}
            </span>
          ))}
          {finding.unconfirmed > 0 && <TextLink to="#confirmations">{texts.unconfirmedLink}</TextLink>}
        </Fact>
      </dl>
      {finding.inLetter && (
        <details className="mt-5 print:hidden">
          <summary className="min-h-11 py-2 font-semibold">{messages.findings.inLetter}</summary>
          <blockquote lang="en" className="max-w-prose border-l-4 border-line pl-4 font-serif">
            <p>{finding.inLetter.statement}</p>
            <p className="mt-2">{finding.inLetter.request}</p>
          </blockquote>
        </details>
      )}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-muted">{name}</dt>
      <dd className="max-w-prose">{children}</dd>
    </div>
  )
}

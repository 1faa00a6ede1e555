import { useState } from 'react'
import type { Decision, ReviewEvidence } from '../../../../shared/api/review.ts'
import { distinctKeys } from '../../../lib/distinct-keys.ts'
import { useMessages } from '../../../lib/use-messages.tsx'
import { DecisionButtons } from '../decision-buttons.tsx'
import { HoldNote } from '../hold-note.tsx'
import { letterPlacement } from '../letter-placement.ts'
import { LinePicture } from '../line-picture.tsx'
import type { WordedFinding } from '../review-in-words.ts'

interface FindingStepProps {
  finding: WordedFinding
  frozen: boolean
  failure: string | undefined
  onDecide: (decision: Decision, note?: string) => Promise<boolean>
}

/** What is wrong in one sentence, the marked lines, and the decision; why and the law are folded away. */
export function FindingStep({ finding, frozen, failure, onDecide }: FindingStepProps) {
  const messages = useMessages()
  const { findings: texts, oneByOne, evidence } = messages.review
  const grade = finding.ground === 'policy' ? 'policy' : finding.strength
  return (
    <>
      <p className="max-w-prose">
        {finding.statement} <span className="text-muted">{texts.strengthMeaning[grade]}</span>
      </p>
      <ul
        aria-label={finding.evidence.length > 1 ? evidence.headingBoth : evidence.heading}
        className="mt-4 grid gap-3"
      >
        {distinctKeys(finding.evidence, lineKey).map(({ key, item }) => (
          <ProofLine key={key} line={item} />
        ))}
      </ul>
      <div className="mt-5 max-sm:contents">
        <DecisionButtons
          finding={finding}
          disabled={frozen}
          failure={failure}
          unsure={oneByOne.unsure}
          isInReach
          onDecide={(decision) => void onDecide(decision)}
        />
        {finding.decision?.decision === 'hold' && (
          <HoldNote finding={finding} disabled={frozen} onSave={(note) => onDecide('hold', note)} />
        )}
      </div>
      <details className="mt-4 border-t border-line pt-2">
        <summary className="min-h-11 py-2 font-semibold">{oneByOne.more}</summary>
        <dl className="grid gap-3 pb-2">
          <Fact name={grade === 'policy' ? texts.policy : texts.law}>
            {finding.law.sentence} <span className="text-muted">({finding.law.citation})</span>
          </Fact>
          <Fact name={texts.innocent}>{finding.innocentExplanation}</Fact>
          <Fact name={texts.request}>{finding.request}</Fact>
          <Fact name={texts.where}>{letterPlacement(finding, texts).join(' ')}</Fact>
          {finding.inLetter && (
            <Fact name={messages.findings.inLetter}>
              <span lang="en" className="font-serif">
                {finding.inLetter.statement} {finding.inLetter.request}
              </span>
            </Fact>
          )}
        </dl>
      </details>
    </>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-muted">{name}</dt>
      <dd className="max-w-prose">{children}</dd>
    </div>
  )
}

/** The creditor above its line, the line, and in words what it says. */
function ProofLine({ line }: { line: ReviewEvidence }) {
  const texts = useMessages().review.evidence
  const [broken, setBroken] = useState(false)
  const { picture, bureau, label, page, creditor } = line
  const value = line.printed || texts.nothingPrinted
  return (
    <li className="overflow-hidden rounded-md border border-line bg-surface">
      {creditor && <p className="px-3 pt-2 font-serif font-semibold">{creditor}</p>}
      {picture && !broken && (
        <LinePicture
          picture={picture}
          isEmpty={!line.printed}
          isInColumns={line.inColumns}
          alt={texts.alt(bureau, label, value, page)}
          openName={texts.larger(bureau, label, page)}
          onBroken={() => setBroken(true)}
        />
      )}
      <p className="px-3 py-2">
        {label}: {line.printed ? <mark className="marked font-semibold">{value}</mark> : value}
        <span className="block text-sm text-muted">{texts.place(bureau, page)}</span>
      </p>
    </li>
  )
}

const lineKey = ({ bureau, page, creditor, label, printed }: ReviewEvidence) =>
  [bureau, page, creditor, label, printed].join(' ')

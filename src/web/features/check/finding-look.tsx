import { type ReactNode, useState } from 'react'
import type { Decision } from '../../../shared/api/review.ts'
import { Badge } from '../../ui/badge.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { byKind, type ShownGrade, type WordedFinding } from './look-in-words.ts'
import { type LineProps, MarkedLine } from './marked-line.tsx'

export interface MadeDecision {
  decision: Decision
  /** ISO instant. */
  decidedAt: string
}

export interface DecisionProps {
  /** By fingerprint. */
  decisions: ReadonlyMap<string, MadeDecision>
  onDecide: (fingerprint: string, decision: Decision) => void
  renderDecision: (given: {
    title: string
    made: MadeDecision | null
    onDecide: (decision: Decision) => void
  }) => ReactNode
}

type FindingLookProps = LineProps & DecisionProps & { finding: WordedFinding }

/** One a bureau; a history of many months proves nothing more by its tenth picture. */
const mostLines = 3

const toneOf = (grade: ShownGrade) => (grade === 'A' ? 'good' : 'neutral')

/** The finding worth most, in full. */
export function StrongestFinding({ finding, ...given }: FindingLookProps) {
  const { result } = given.texts
  return (
    <PageSection id="strongest" title={result.strongest}>
      <article className="rounded-lg border border-line bg-surface p-5 sm:p-6">
        <Badge tone={toneOf(finding.grade)}>{result.strength[finding.grade]}</Badge>
        <h3 className="mt-3 text-xl">{finding.title}</h3>
        <FindingLook finding={finding} {...given} />
      </article>
    </PageSection>
  )
}

/** The others by kind, each closed with its count; the lines of a kind are drawn when it is opened. */
export function OtherFindings({
  findings,
  ...given
}: LineProps & DecisionProps & { findings: readonly WordedFinding[] }) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const { result } = given.texts
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {byKind(findings).map(({ id, title, grade, findings: each }) => (
        <li key={id}>
          <details
            className="rounded-lg border border-line bg-surface px-5 sm:px-6"
            onToggle={({ currentTarget }) =>
              currentTarget.open && setOpened((before) => new Set([...before, id]))
            }
          >
            <summary className="min-h-11 py-3">
              <h3 className="inline font-sans text-base font-semibold">{title}</h3>{' '}
              <span className="text-muted">
                {result.ofKind(
                  each.length,
                  each.filter(({ fingerprint }) => given.decisions.has(fingerprint)).length,
                )}
              </span>{' '}
              <Badge tone={toneOf(grade)}>{result.strength[grade]}</Badge>
            </summary>
            {opened.has(id) &&
              each.map((finding) => (
                <div key={finding.id} className="border-t border-line pt-2 pb-6">
                  <FindingLook finding={finding} {...given} />
                </div>
              ))}
          </details>
        </li>
      ))}
    </ul>
  )
}

/** What is printed, the marked lines, what would make it right, what a letter would ask, and the visitor's word on it. */
function FindingLook({ finding, decisions, onDecide, renderDecision, ...lines }: FindingLookProps) {
  const { result } = lines.texts
  return (
    <>
      <p className="mt-2 max-w-prose">{finding.statement}</p>
      {finding.evidence.slice(0, mostLines).map((line) => (
        <MarkedLine key={JSON.stringify(line)} {...lines} line={line} />
      ))}
      <h4 className="mt-5 font-semibold">{result.unless}</h4>
      <p className="max-w-prose">{finding.innocentExplanation}</p>
      <h4 className="mt-4 font-semibold">{result.asks}</h4>
      <p className="max-w-prose">{finding.request}</p>
      <div className="mt-5 border-t border-line pt-4">
        {renderDecision({
          title: finding.title,
          made: decisions.get(finding.fingerprint) ?? null,
          onDecide: (decision) => onDecide(finding.fingerprint, decision),
        })}
      </div>
    </>
  )
}

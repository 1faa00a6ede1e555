import type { ReactNode } from 'react'
import { InTurn } from '../../ui/in-turn.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { type DecisionProps, OtherFindings, StrongestFinding } from './finding-look.tsx'
import { GoOn } from './go-on.tsx'
import type { WordedLook } from './look-in-words.ts'
import type { LineProps } from './marked-line.tsx'

interface LookResultProps extends LineProps, DecisionProps {
  look: WordedLook
  /** Keeps the files and what was decided on this device. */
  onKeep: () => Promise<void>
  calendar: ReactNode
}

/** What reports that were read show: the strongest finding with its line, the others by kind, what only the person knows, what was not read. */
export function LookResult({ look, calendar, onKeep, ...given }: LookResultProps) {
  const { texts } = given
  const { result } = texts
  const [strongest, ...others] = look.findings
  return (
    <InTurn>
      {strongest && <StrongestFinding finding={strongest} {...given} />}
      {others.length > 0 && (
        <PageSection id="others" title={result.others}>
          <p className="mb-4 max-w-prose">{result.each}</p>
          <div className="drawn-when-near">
            <OtherFindings findings={others} {...given} />
          </div>
        </PageSection>
      )}
      {look.questions > 0 && (
        <PageSection id="questions" title={result.questions}>
          <p className="max-w-prose">{result.questionsText(look.questions)}</p>
        </PageSection>
      )}
      <PageSection id="removals" title={result.removals}>
        <div className="drawn-when-near">{calendar}</div>
      </PageSection>
      <LeftOut texts={texts} look={look} />
      <GoOn texts={texts} onKeep={onKeep} />
    </InTurn>
  )
}

/** What was read of each report, and every line of it that was not understood. */
function LeftOut({ texts, look }: Pick<LookResultProps, 'texts' | 'look'>) {
  const { result } = texts
  const lines = look.reports.flatMap(({ bureau, unread }) => unread.map((line) => ({ bureau, ...line })))
  const months = look.reports.reduce((sum, { monthsUnsaid }) => sum + monthsUnsaid, 0)
  const left = [
    ...(lines.length > 0 ? [result.leftText(lines.length)] : []),
    ...(months > 0 ? [result.leftMonths(months)] : []),
    ...(lines.length + months === 0 ? [result.leftNone] : []),
  ]
  return (
    <PageSection id="left" title={result.left}>
      <ul className="grid gap-1">
        {look.reports.map((report) => (
          <li key={report.bureau}>{result.report(report)}</li>
        ))}
      </ul>
      {left.map((sentence) => (
        <p key={sentence} className="mt-3">
          {sentence}
        </p>
      ))}
      {lines.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-11 py-2 font-semibold">{result.leftShow}</summary>
          <ul className="grid gap-2">
            {lines.map(({ bureau, page, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines stand still, and two may say the same
              <li key={at} className="break-words">
                <span className="text-muted">{result.leftLine(bureau, page)}: </span>
                <span lang="en">{text}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </PageSection>
  )
}

import { type ReactNode, useEffect, useState } from 'react'
import type { CheckLookTexts } from '../../../shared/messages/en/check-look.ts'
import type { DrawnLine } from '../../reader/worker-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import type { WordedFinding } from './look-in-words.ts'

type ShownLine = WordedFinding['evidence'][number]

/** A picture of a line, for whoever frames it. */
export interface LineToShow {
  picture: { url: string; width: number; height: number }
  alt: string
  openName: string
  onBroken: () => void
}

export interface LineProps {
  texts: CheckLookTexts
  /** Null where a line cannot be drawn. */
  drawLine: (line: ShownLine) => Promise<DrawnLine | null>
  renderLine: (line: LineToShow) => ReactNode
}

/** One a bureau; a history of many months proves nothing more by its tenth picture. */
const mostLines = 3

/** The finding worth most, with the marked line of the report, what would make it right, and what a letter would ask. */
export function StrongestFinding({ finding, ...given }: LineProps & { finding: WordedFinding }) {
  const { texts } = given
  const { result } = texts
  return (
    <PageSection id="strongest" title={result.strongest}>
      <article className="rounded-lg border border-line bg-surface p-5 sm:p-6">
        <Badge tone={finding.strength === 'A' ? 'good' : 'neutral'}>
          {result.strength[finding.strength === 'A' ? 'A' : 'B']}
        </Badge>
        <h3 className="mt-3 text-xl">{finding.title}</h3>
        <p className="mt-2 max-w-prose">{finding.statement}</p>
        {finding.evidence.slice(0, mostLines).map((line) => (
          <MarkedLine key={JSON.stringify(line)} {...given} line={line} />
        ))}
        <h4 className="mt-5 font-semibold">{result.unless}</h4>
        <p className="max-w-prose">{finding.innocentExplanation}</p>
        <h4 className="mt-4 font-semibold">{result.asks}</h4>
        <p className="max-w-prose">{finding.request}</p>
      </article>
    </PageSection>
  )
}

/** Drawn by the reader from the file itself; its place is kept free until then. */
function MarkedLine({ texts, line, drawLine, renderLine }: LineProps & { line: ShownLine }) {
  const { result } = texts
  const [drawn, setDrawn] = useState<LineToShow['picture'] | null>(null)
  useEffect(() => {
    let made: string | null = null
    let isGone = false
    void drawLine(line).then((picture) => {
      if (isGone || picture === null) return
      made = URL.createObjectURL(new Blob([new Uint8Array(picture.png)], { type: 'image/png' }))
      setDrawn({ url: made, width: picture.width, height: picture.height })
    })
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [line, drawLine])
  const { bureau, box, label, printed } = line
  const alt = result.line(bureau, box.page)
  return (
    <figure className="mt-4 overflow-hidden rounded-md border border-line">
      <div className="min-h-24">
        {drawn &&
          renderLine({
            picture: drawn,
            alt,
            openName: result.openLine(bureau, box.page),
            onBroken: () => setDrawn(null),
          })}
      </div>
      <figcaption className="px-4 py-2 text-sm text-muted">
        {result.noLine(bureau, box.page)}. {label}
        {printed !== '' && (
          <>
            : <span lang="en">{printed}</span>
          </>
        )}
      </figcaption>
    </figure>
  )
}

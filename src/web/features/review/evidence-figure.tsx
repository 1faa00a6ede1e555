import { useState } from 'react'
import type { ReviewEvidence } from '../../../shared/api/review.ts'
import { distinctKeys } from '../../lib/distinct-keys.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LinePicture } from './line-picture.tsx'

/** The lines that prove something: two that contradict each other stand side by side where there is room. */
export function EvidenceFigures({ evidence }: { evidence: readonly ReviewEvidence[] }) {
  return (
    <div
      className={classNames('grid grid-cols-1 items-start gap-4', evidence.length > 1 && 'md:grid-cols-2')}
    >
      {distinctKeys(evidence, textOf).map(({ key, item }) => (
        <EvidenceFigure key={key} line={item} />
      ))}
    </div>
  )
}

/** One line of the client's own report: its picture, or the printed value under the highlighter. */
function EvidenceFigure({ line }: { line: ReviewEvidence }) {
  const texts = useMessages().review.evidence
  const [broken, setBroken] = useState(false)
  const { picture, bureau, label, page } = line
  const value = line.printed || texts.nothingPrinted
  return (
    <figure className="overflow-hidden rounded-md border border-line bg-surface">
      {picture && !broken && line.creditor && (
        <p className="px-3 pt-2 font-serif font-semibold">{line.creditor}</p>
      )}
      {picture && !broken ? (
        <LinePicture
          picture={picture}
          isEmpty={!line.printed}
          isInColumns={line.inColumns}
          loading="lazy"
          alt={texts.alt(bureau, label, value, page)}
          openName={texts.larger(bureau, label, page)}
          onBroken={() => setBroken(true)}
        />
      ) : (
        <PrintedLine line={line} value={value} />
      )}
      <figcaption className="px-3 py-2 text-sm text-muted">
        <span className="block">{texts.place(bureau, page)}</span>
        {picture && !broken && (
          <span className="block text-base text-ink">
            {label}: {line.printed ? <mark className="marked font-semibold">{value}</mark> : value}
          </span>
        )}
      </figcaption>
    </figure>
  )
}

/** No picture could be drawn: the same line, set as the report sets it and marked by the page itself. */
function PrintedLine({ line, value }: { line: ReviewEvidence; value: string }) {
  const texts = useMessages().review.evidence
  return (
    <div className="border-b border-line p-4">
      <p className="text-sm text-muted">{texts.withoutPicture}</p>
      {line.creditor && (
        <p className="mt-1 border-b border-ink pb-1 font-serif text-lg font-semibold">{line.creditor}</p>
      )}
      <dl className="mt-2 flex flex-wrap justify-between gap-x-4 tabular-nums">
        <dt className="text-muted">{line.label}</dt>
        <dd className="font-semibold">
          <mark className="marked">{value}</mark>
        </dd>
      </dl>
    </div>
  )
}

function textOf({ bureau, page, creditor, label, printed }: ReviewEvidence): string {
  return [bureau, page, creditor, label, printed].join(' ')
}

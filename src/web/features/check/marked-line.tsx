import { type ReactNode, useEffect, useState } from 'react'
import type { CheckLookTexts } from '../../../shared/messages/en/check-look.ts'
import type { DrawnLine } from '../../reader/worker-messages.ts'
import type { WordedFinding } from './look-in-words.ts'

type ShownLine = WordedFinding['evidence'][number]

/** A picture of a line, for whoever frames it. */
export interface LineToShow {
  picture: { url: string; width: number; height: number }
  alt: string
  openName: string
  /** Nothing is printed beside the label. */
  isEmpty: boolean
  /** Columns of other bureaus stand between the label and the value. */
  isInColumns: boolean
  onBroken: () => void
}

export interface LineProps {
  texts: CheckLookTexts
  /** Null where a line cannot be drawn. */
  drawLine: (line: ShownLine) => Promise<DrawnLine | null>
  renderLine: (line: LineToShow) => ReactNode
}

/** Drawn by the reader from the file itself; its place is kept free until then. */
export function MarkedLine({ texts, line, drawLine, renderLine }: LineProps & { line: ShownLine }) {
  const { result } = texts
  const [drawn, setDrawn] = useState<(LineToShow['picture'] & Pick<LineToShow, 'isInColumns'>) | null>(null)
  useEffect(() => {
    let made: string | null = null
    let isGone = false
    const drawing = drawLine(line).catch(() => null)
    void drawing.then((picture) => {
      if (isGone || picture === null) return
      made = URL.createObjectURL(new Blob([new Uint8Array(picture.png)], { type: 'image/png' }))
      setDrawn({ url: made, width: picture.width, height: picture.height, isInColumns: picture.isInColumns })
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
            isEmpty: printed === '',
            isInColumns: drawn.isInColumns,
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

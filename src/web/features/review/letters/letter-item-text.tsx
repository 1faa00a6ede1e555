import type { ReactNode } from 'react'
import type { LetterBlock } from '../../../../shared/api/letters.ts'
import { distinctKeys } from '../../../lib/distinct-keys.ts'
import { LawPassages } from './law-passages.tsx'

/** An item of a letter, in paragraphs or as labels with their texts; `children`: the person's own words on it. */
export function LetterItemText({
  item,
  children,
}: {
  item: Extract<LetterBlock, { kind: 'item' }>
  children: ReactNode
}) {
  const { number, heading, title, rows, paragraphs } = item
  return (
    <div className="mt-4 grid grid-cols-[1.75rem_minmax(0,1fr)]">
      <p className="tabular-nums">{number}.</p>
      <div className="min-w-0">
        {rows.length > 0 && (
          <>
            <p className="font-semibold break-words">{heading}</p>
            {title !== heading && <p className="italic">{title}</p>}
            <dl className="mt-1 grid gap-2">
              {rows.map(({ label, lines }) => (
                <div key={label}>
                  <dt className="font-sans text-sm text-muted">{label}</dt>
                  {distinctKeys(lines, (line) => JSON.stringify(line)).map(({ key, item: line }) => (
                    <dd key={key} className="break-words">
                      <LawPassages passages={line} />
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          </>
        )}
        {distinctKeys(paragraphs, (paragraph) => JSON.stringify(paragraph)).map(
          ({ key, item: paragraph }, at) => (
            <div key={key} className={at === 0 ? 'break-words' : 'mt-2 break-words'}>
              <LawPassages passages={paragraph} />
            </div>
          ),
        )}
        {children}
      </div>
    </div>
  )
}

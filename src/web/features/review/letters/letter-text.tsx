import type { ReactNode } from 'react'
import type { LetterBlock, LetterOnScreen } from '../../../../shared/api/letters.ts'
import { distinctKeys } from '../../../lib/distinct-keys.ts'
import { useLanguage, useMessages } from '../../../lib/use-messages.tsx'
import { LawPassages } from './law-passages.tsx'
import { LetterItemText } from './letter-item-text.tsx'

interface LetterTextProps {
  letter: LetterOnScreen
  /** Draws what the person adds at a place; null: the covering text. */
  wordsAt: (item: string | null, number: number | null) => ReactNode
}

/** A letter as text, from head to enclosures, with the person's own words where they stand. */
export function LetterText({ letter, wordsAt }: LetterTextProps) {
  const texts = useMessages().review.yourLetters
  const { language } = useLanguage()
  const { head, foot } = letter
  const isEmpty = letter.blocks.length === 0
  return (
    <div lang="en" className="font-serif">
      <p className="font-semibold">{head.sender[0]}</p>
      <p className="text-sm text-muted">{head.sender.slice(1).join(' · ')}</p>
      <p className="mt-3">{head.date}</p>
      <p className="mt-2">
        {distinctKeys(head.recipient, (line) => line ?? '').map(({ key, item }) => (
          <span key={key} className="block">
            {item ?? (
              <span lang={language} className="text-muted">
                ({texts.byHand})
              </span>
            )}
          </span>
        ))}
      </p>
      <ul className="mt-2 text-sm text-muted">
        {head.references.map(({ label, value }) => (
          <li key={label}>
            {label}: {value ?? <span lang={language}>({texts.byHand})</span>}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-lg font-semibold">{head.subject}</p>
      <p className="mt-2">{head.salutation}</p>
      {isEmpty && (
        <p lang={language} className="mt-3 font-sans text-muted">
          {texts.emptyDraft}
        </p>
      )}
      {distinctKeys(letter.blocks, blockKey).map(({ key, item }) => (
        <Block key={key} block={item} wordsAt={wordsAt} />
      ))}
      {!isEmpty && (
        <>
          <p className="mt-4">{foot.farewell}</p>
          <p className="mt-6">{foot.name}</p>
          {foot.enclosures.length > 0 && (
            <>
              <p lang={language} className="mt-4 font-sans text-sm font-semibold">
                {texts.enclosures}
              </p>
              <ul className="list-disc pl-5 text-sm">
                {foot.enclosures.map((enclosure) => (
                  <li key={enclosure}>{enclosure}</li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </div>
  )
}

/** A block in which somebody may be typing stays itself, whatever else of it changes. */
function blockKey(block: LetterBlock): string {
  return block.kind === 'item' ? block.item : JSON.stringify(block)
}

function Block({ block, wordsAt }: { block: LetterBlock; wordsAt: LetterTextProps['wordsAt'] }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <div className="mt-3">
          <LawPassages passages={block.passages} />
        </div>
      )
    case 'heading':
      return <p className="mt-4 font-semibold">{block.text}</p>
    case 'points':
      return (
        <ul className="mt-2 grid list-disc gap-1 pl-5">
          {distinctKeys(block.points, (point) => JSON.stringify(point)).map(({ key, item }) => (
            <li key={key}>
              <LawPassages passages={item} />
            </li>
          ))}
        </ul>
      )
    case 'entry':
      return (
        <div className="mt-2 border-l-2 border-line pl-3">
          <p className="font-semibold">{block.name}</p>
          {distinctKeys(block.lines, (line) => line).map(({ key, item }) => (
            <p key={key}>{item}</p>
          ))}
        </div>
      )
    case 'item':
      return <LetterItemText item={block}>{wordsAt(block.item, block.number)}</LetterItemText>
    case 'opening-words':
      return wordsAt(null, null)
  }
}

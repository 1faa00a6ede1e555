import { type ReactNode, useState } from 'react'
import type { LetterOnScreen } from '../../../../shared/api/letters.ts'
import { hasTypedIn } from '../../../lib/typed-words.ts'
import { useMessages } from '../../../lib/use-messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { LetterText } from './letter-text.tsx'
import { OwnWords } from './own-words.tsx'

interface LetterSectionProps {
  clientId: string
  round: number
  documentType: string
  title: string
  /** Undefined: there is no text of it to show. */
  letter: LetterOnScreen | undefined
  onSaved: () => void
  /** What it disputes, and its file. */
  children: ReactNode
}

/** One letter: what it is about, and, when it is opened, its text with the person's own words. */
export function LetterSection({
  clientId,
  round,
  documentType,
  title,
  letter,
  onSaved,
  children,
}: LetterSectionProps) {
  const texts = useMessages().review.yourLetters
  // A letter in which something typed waits to be saved comes open.
  const [isOpen, setOpen] = useState(
    () => letter !== undefined && hasTypedIn([clientId, round, documentType].join('/')),
  )
  const id = `text-${documentType}`
  return (
    <section aria-labelledby={`${id}-title`} className="mt-6">
      <h3 id={`${id}-title`} className="text-lg">
        {title}
      </h3>
      {children}
      {letter?.isFrozen && <p className="text-muted">{texts.mailedAlone}</p>}
      {letter && !letter.isFrozen && (
        <>
          <Button
            kind="secondary"
            wide
            className="mt-2"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-describedby={`${id}-title`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? texts.closeText : texts.openText}
          </Button>
          <div
            id={id}
            hidden={!isOpen}
            className="mt-3 border-line border-y py-4 sm:rounded-md sm:border sm:p-6"
          >
            {isOpen && (
              <>
                <p className="mb-4 text-sm text-muted">
                  {letter.undecided > 0 && `${texts.draft(letter.undecided)} `}
                  {texts.locked} {texts.law.mark}
                </p>
                <LetterText
                  letter={letter}
                  wordsAt={(item, number) => (
                    <OwnWords
                      key={item ?? 'opening'}
                      place={{ clientId, round, letter: documentType, item }}
                      name={
                        number === null
                          ? texts.words.ofOpening(letter.recipientName)
                          : texts.words.ofItem(number, letter.recipientName)
                      }
                      versions={letter.words.find((placed) => placed.item === item)?.versions ?? []}
                      onSaved={onSaved}
                    />
                  )}
                />
              </>
            )}
          </div>
        </>
      )}
    </section>
  )
}

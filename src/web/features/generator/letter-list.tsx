import { useState } from 'react'
import { useLanguage, useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LetterCard } from './letter-card.tsx'
import { MailingChecklist } from './mailing-checklist.tsx'
import type { MadeLetter, MadeLetters } from './make-letters.ts'
import { PrintedLetter } from './printed-letter.tsx'

interface LetterListProps {
  made: MadeLetters
  /** Something was typed since. */
  isStale: boolean
  onAgain: () => void
}

/** The letters, what is to be known of them, and how to mail them. */
export function LetterList({ made, isStale, onAgain }: LetterListProps) {
  const { letters: texts, items, personal, mailing } = useMessages().generator
  const { language } = useLanguage()
  const [printing, setPrinting] = useState<{ letter: MadeLetter; time: number } | null>(null)
  const { letters, leftOut, gaps, hasItem } = made
  return (
    <section aria-labelledby="letters-title" className="mt-14 border-t border-line pt-12">
      <h2 id="letters-title" tabIndex={-1} className="text-2xl">
        {texts.title}
      </h2>
      <p className="mt-1 text-muted">
        {texts.doneText(letters.length)} {language !== 'en' && texts.english}
      </p>
      <div className="mt-4 grid gap-3">
        {isStale && (
          <Notice tone="wait" role="status" title={texts.stale}>
            <Button kind="quiet" size="sm" className="-mx-3" onClick={onAgain}>
              {texts.again}
            </Button>
          </Notice>
        )}
        {!hasItem && <Notice tone="alarm" title={texts.noItem} />}
        {leftOut.length > 0 && (
          <Notice tone="wait" title={texts.leftOut(leftOut.map((at) => items.item(at)).join(', '))} />
        )}
        {gaps.length > 0 && (
          <Notice tone="wait" title={texts.gaps(gaps.map((field) => personal[field]).join(', '))} />
        )}
      </div>
      <div className="mt-8 grid gap-12">
        {letters.map((each) => (
          <LetterCard
            key={each.bureau}
            made={each}
            onPrint={() => setPrinting((before) => ({ letter: each, time: (before?.time ?? 0) + 1 }))}
          />
        ))}
      </div>
      <MailingChecklist title={mailing.title} steps={mailing.steps} />
      {printing && (
        <PrintedLetter key={printing.time} made={printing.letter} onDone={() => setPrinting(null)} />
      )}
    </section>
  )
}

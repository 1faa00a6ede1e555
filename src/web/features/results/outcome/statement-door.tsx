import { useState } from 'react'
import { formatDay } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/use-messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { Door } from './door.tsx'
import { type ItemThatStays, statementLetter } from './statement-letter.ts'

/** The consumer's own statement, with a letter for each bureau that kept something. */
export function StatementDoor({ stays }: { stays: readonly ItemThatStays[] }) {
  const { statement } = useMessages().results.outcome.doors
  return (
    <Door {...statement} law="FCRA 611(b)-(d)">
      {[...new Set(stays.map(({ bureau }) => bureau))].map((bureau) => (
        <LetterToCopy
          key={bureau}
          bureau={bureau}
          text={statementLetter(
            bureau,
            stays.filter((item) => item.bureau === bureau),
            englishDay,
          )}
        />
      ))}
    </Door>
  )
}

function LetterToCopy({ bureau, text }: { bureau: string; text: string }) {
  const { statement } = useMessages().results.outcome.doors
  const [copied, setCopied] = useState(false)
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-press">
        {statement.show(bureau)}
      </summary>
      <p lang="en" className="mt-2 max-w-prose rounded-md bg-sunk p-4 font-serif whitespace-pre-line">
        {text}
      </p>
      <p className="mt-2 flex items-center gap-3">
        <Button
          kind="secondary"
          onClick={() => void navigator.clipboard?.writeText(text).then(() => setCopied(true))}
        >
          {statement.copy}
        </Button>
        <span role="status">{copied && statement.copied}</span>
      </p>
    </details>
  )
}

function englishDay(iso: string): string {
  return formatDay(iso, 'en-US')
}

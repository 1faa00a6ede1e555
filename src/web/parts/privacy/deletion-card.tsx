import { useEffect, useRef, useState } from 'react'
import { formatDay } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { DeletionTexts, DeletionWish } from './use-deletion-wish.ts'

interface DeletionCardProps {
  texts: DeletionTexts
  deletion: DeletionWish
  /** ISO days; null: no deletion was asked for. */
  asked: string | null
  dueOn: string | null
  level?: 2 | 3
}

/** The wish for deletion: what would happen stands there before the button that means it, and the way back after. */
export function DeletionCard({ texts, deletion, asked, dueOn, level }: DeletionCardProps) {
  const [isOpen, setIsOpen] = useState(false)
  const next = useRef<HTMLButtonElement>(null)
  const state = isOpen ? 'open' : asked
  const shown = useRef(state)
  useEffect(() => {
    // The button that was pressed is gone: the one that stands in its place takes the focus.
    if (shown.current !== state) next.current?.focus()
    shown.current = state
  }, [state])

  if (asked !== null && dueOn !== null) {
    return (
      <Card id="deletion" level={level} title={texts.title}>
        <Notice tone="wait">
          <p>{texts.asked(formatDay(asked), formatDay(dueOn))}</p>
        </Notice>
        <Button ref={next} className="mt-4" busy={deletion.busy} onClick={() => void deletion.withdraw()}>
          {texts.withdraw}
        </Button>
      </Card>
    )
  }
  return (
    <Card id="deletion" level={level} title={texts.title}>
      <p>{texts.text}</p>
      {isOpen ? (
        <Confirmation
          texts={texts}
          busy={deletion.busy}
          onConfirm={() => {
            void deletion.ask().then((isDone) => isDone && setIsOpen(false))
          }}
          onKeep={() => setIsOpen(false)}
        />
      ) : (
        <Button ref={next} className="mt-4" kind="secondary" onClick={() => setIsOpen(true)}>
          {texts.ask}
        </Button>
      )}
    </Card>
  )
}

/** What is about to happen; takes the focus, so that it is read before the buttons are reached. */
function Confirmation(props: {
  texts: DeletionTexts
  busy: boolean
  onConfirm: () => void
  onKeep: () => void
}) {
  const { texts } = props
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.focus(), [])
  return (
    <div className="mt-4">
      <ul ref={list} tabIndex={-1} className="grid list-disc gap-2 pl-5">
        {texts.what.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-4 font-semibold">{texts.first}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={props.onKeep}>{texts.keep}</Button>
        <Button kind="secondary" busy={props.busy} onClick={props.onConfirm}>
          {texts.confirm}
        </Button>
      </div>
    </div>
  )
}

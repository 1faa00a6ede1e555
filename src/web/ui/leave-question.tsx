import { useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

interface LeaveQuestionProps {
  sentence: string
  stay: string
  leave: string
  onStay: () => void
  onLeave: () => void
}

/** Asked before a page is left on which something is typed and not saved. The safe answer has the focus. */
export function LeaveQuestion({ sentence, stay, leave, onStay, onLeave }: LeaveQuestionProps) {
  const safe = useRef<HTMLButtonElement>(null)
  useEffect(() => safe.current?.focus(), [])
  return (
    <Notice tone="wait" role="alert">
      <p>{sentence}</p>
      <span className="mt-2 flex flex-wrap gap-2">
        <Button ref={safe} size="sm" onClick={onStay}>
          {stay}
        </Button>
        <Button kind="secondary" size="sm" onClick={onLeave}>
          {leave}
        </Button>
      </span>
    </Notice>
  )
}

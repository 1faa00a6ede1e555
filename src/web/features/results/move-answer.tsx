import { useEffect, useRef, useState } from 'react'
import { listMailings } from '../../../shared/api/mailing.ts'
import { type DisputeResult, moveAnswer } from '../../../shared/api/results.ts'
import { useAct } from '../../lib/use-act.ts'
import { useCall } from '../../lib/use-call.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { type AnswerableLetter, lettersToAnswer } from './letters-to-answer.ts'

interface MoveAnswerProps {
  clientId: string
  result: DisputeResult
  onMoved: (result: DisputeResult) => void
}

/** The way to file an answer under the letter that it belongs to; nothing where there is no other letter. */
export function MoveAnswer({ clientId, result, onMoved }: MoveAnswerProps) {
  const texts = useMessages().results.move
  const log = useCall(listMailings, { params: { id: clientId } })
  const [isOpen, setOpen] = useState(false)
  const letters = log.data ? lettersToAnswer(log.data, result) : []
  if (letters.length === 0 || result.scan?.state === 'reading') return null
  if (!isOpen) {
    return (
      <Button
        kind="quiet"
        size="sm"
        className="mt-3 -ml-3"
        aria-label={texts.openNamed(result.bureau, result.round)}
        onClick={() => setOpen(true)}
      >
        {texts.open}
      </Button>
    )
  }
  return <MoveForm {...{ clientId, result, onMoved, letters }} onClose={() => setOpen(false)} />
}

function MoveForm({
  clientId,
  result,
  letters,
  onMoved,
  onClose,
}: MoveAnswerProps & { letters: readonly AnswerableLetter[]; onClose: () => void }) {
  const texts = useMessages().results.move
  const { busy, failure, act, refuse } = useAct(texts.failed)
  const only = letters.length === 1 ? String(letters[0]?.documentId) : ''
  const [document, setDocument] = useState(only)
  const heading = useRef<HTMLParagraphElement>(null)
  // The button that opened the form is gone: the focus goes on in it.
  useEffect(() => heading.current?.focus(), [])
  const id = `move-${result.id}`
  const move = () => {
    if (document === '') return refuse(texts.choose)
    const params = { id: clientId, result: String(result.id) }
    return act(
      (call) => call(moveAnswer, { params, body: { document: Number(document) } }),
      (moved) => {
        onClose()
        onMoved(moved)
      },
    )
  }
  return (
    <form
      noValidate
      aria-labelledby={`${id}-title`}
      className="mt-4 grid justify-items-start gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        void move()
      }}
    >
      <p ref={heading} id={`${id}-title`} tabIndex={-1} className="font-semibold outline-none">
        {texts.title}
      </p>
      <p className="max-w-prose text-sm text-muted">{texts.lead}</p>
      <div className="w-full max-w-96">
        <SelectField
          id={id}
          label={texts.label}
          value={document}
          choices={letters.map((letter) => ({
            value: String(letter.documentId),
            label: texts.letter(letter.recipient, letter.round),
          }))}
          onChange={({ target }) => {
            refuse(null)
            setDocument(target.value)
          }}
        />
      </div>
      <FailureNotice sentence={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={busy}>
          {texts.save}
        </Button>
        <Button kind="quiet" size="sm" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

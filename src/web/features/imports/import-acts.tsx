import { useState } from 'react'
import { type ClientImport, inviteImport, undoImport } from '../../../shared/api/imports.ts'
import { importTexts } from '../../../shared/messages/staff/imports.ts'
import { type Caller, useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'

const { list: texts } = importTexts

interface ImportActsProps {
  each: ClientImport
  head: string
  onChanged: () => Promise<void>
}

/** What can be done with an import that has ended, each after a question: its clients are invited, or it is taken back. */
export function ImportActs({ each, head, onChanged }: ImportActsProps) {
  const [asked, setAsked] = useState<'invite' | 'undo' | null>(null)
  const params = { import: String(each.id) }
  const close = () => setAsked(null)
  if (asked === 'invite')
    return (
      <Question
        question={texts.inviteSure(each.added - each.invited)}
        yes={texts.inviteYes}
        no={texts.inviteNo}
        failed={texts.inviteFailed}
        send={(call) => call(inviteImport, { params })}
        onDone={onChanged}
        onClose={close}
      />
    )
  if (asked === 'undo')
    return (
      <Question
        question={texts.sure}
        yes={texts.sureYes}
        no={texts.sureNo}
        failed={texts.undoFailed}
        send={(call) => call(undoImport, { params })}
        onDone={onChanged}
        onClose={close}
      />
    )
  return (
    <div className="flex flex-wrap gap-3">
      {!each.isInviting && each.invited < each.added && (
        <Button
          kind="secondary"
          size="sm"
          aria-label={texts.inviteOf(head)}
          onClick={() => setAsked('invite')}
        >
          {texts.invite}
        </Button>
      )}
      <Button kind="secondary" size="sm" aria-label={texts.undoOf(head)} onClick={() => setAsked('undo')}>
        {texts.undo}
      </Button>
    </div>
  )
}

interface QuestionProps {
  question: string
  yes: string
  no: string
  failed: string
  send: (call: Caller) => Promise<unknown>
  onDone: () => Promise<void>
  onClose: () => void
}

function Question({ question, yes, no, failed, send, onDone, onClose }: QuestionProps) {
  const { busy, act } = useAct(useMessages().shell.genericError, { toastTitle: failed })
  const answer = () =>
    void act(
      async (call) => {
        await send(call)
        await onDone()
      },
      () => onClose(),
    )
  return (
    <fieldset className="flex flex-wrap items-center gap-3">
      <legend className="mb-2 font-semibold">{question}</legend>
      <Button kind="secondary" size="sm" busy={busy} onClick={answer}>
        {yes}
      </Button>
      <Button kind="quiet" size="sm" onClick={onClose}>
        {no}
      </Button>
    </fieldset>
  )
}

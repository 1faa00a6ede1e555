import { useId, useState } from 'react'
import { staffMailTexts } from '../../../shared/messages/staff/mail.ts'
import { emptiedAsSent } from '../../lib/emptied-as-sent.ts'
import { sendByEnter } from '../../lib/send-by-enter.ts'
import { type Caller, useAct } from '../../lib/use-act.ts'
import { useHeld } from '../../lib/use-held.ts'
import { HeldAct } from '../../parts/clients/held-act.tsx'
import { Button } from '../../ui/button.tsx'
import { type Composed, ComposeFields, type OwnKind } from './compose-fields.tsx'
import { MailPreviewPanel } from './mail-preview-panel.tsx'
import { TypeButtons } from './type-buttons.tsx'
import { type MailPreview, useMailPreview } from './use-mail-preview.ts'

interface ComposeFormProps {
  /** Whose data the preview shows. */
  previewClientId: number
  previewNote?: string
  /** What can be written beside the eight types of the specification. */
  ownKinds?: readonly OwnKind[]
  /** The question before it is sent, naming recipient and subject. */
  question: (preview: MailPreview | null | undefined) => string
  /** Whether this preview says that it cannot be sent; a bulk mail skips such clients instead. */
  stopsWhenRefused: boolean
  /**
   * The type is chosen by a button of its own, which is the first of two presses: the question stands as soon as the mail can be read beside
   * it. Absent: by a list.
   */
  byButtons?: boolean
  /** What a mail to many says while it can still be taken back; absent: it is sent at once. */
  held?: string
  /** Once it was sent the form is empty again. Throws what a call throws. */
  onSend: (mail: Composed, preview: MailPreview | null | undefined, call: Caller) => Promise<unknown>
}

const empty: Composed = { type: 'check-in', customMessage: '' }

/** Writing, the live preview beside it, and the question before anything goes out. */
export function ComposeForm(props: ComposeFormProps) {
  const texts = staffMailTexts.compose
  const questionId = useId()
  const [mail, setMail] = useState(empty)
  const [isOpen, setIsOpen] = useState(!props.byButtons)
  const [isAsked, setIsAsked] = useState<'by type' | 'by sending' | null>(null)
  const { busy, act } = useAct(texts.failedText, { toastTitle: texts.failed })
  const preview = useMailPreview({ clientId: props.previewClientId, ...mail, enabled: isOpen })
  const isRefused = props.stopsWhenRefused && (preview.data?.refused ?? null) !== null

  const send = async () => {
    await act(async (call) => {
      await props.onSend(mail, preview.data, call)
      setMail((now) => emptiedAsSent(now, mail, { ...now, customMessage: '' }))
    })
    setIsAsked(null)
  }
  const held = useHeld(() => void send())
  // Of a mail that is still being made the question would name another one.
  const isAsking = isAsked !== null && !isRefused && !preview.isPending && !preview.isPlaceholderData
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {props.byButtons && (
        <div className="lg:col-span-2">
          <TypeButtons
            chosen={isOpen ? mail.type : null}
            ownKinds={props.ownKinds ?? []}
            onChoose={(type) => {
              setMail((now) => ({ ...now, type }))
              setIsOpen(true)
              setIsAsked('by type')
            }}
          />
        </div>
      )}
      {isOpen && (
        <form
          className="grid content-start gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (!isRefused && !preview.isPending) setIsAsked('by sending')
          }}
          onKeyDown={sendByEnter}
        >
          <ComposeFields
            value={mail}
            ownKinds={props.ownKinds ?? []}
            withoutType={props.byButtons === true}
            onChange={(next) => {
              setMail(next)
              setIsAsked(null)
              held.undo()
            }}
          />
          {preview.data?.namesToday && <p className="text-sm text-muted">{texts.namesToday}</p>}
          {props.previewNote && <p className="text-sm text-muted">{props.previewNote}</p>}
          {props.held !== undefined && (held.isHeld || busy) ? (
            <HeldAct what={props.held} busy={busy} undo={held.undo} now={held.now} />
          ) : isAsking ? (
            <fieldset
              aria-labelledby={questionId}
              className="grid gap-3 rounded-md border border-edge bg-sunk p-4"
            >
              <p id={questionId} className="font-semibold break-words">
                {props.question(preview.data)}
              </p>
              <div className="flex flex-wrap gap-3">
                <Button
                  busy={busy}
                  onClick={() => (props.held === undefined ? void send() : held.hold())}
                  onKeyDown={(event) => event.repeat && event.preventDefault()}
                  autoFocus={isAsked === 'by sending'}
                >
                  {texts.confirmSend}
                </Button>
                <Button kind="secondary" onClick={() => setIsAsked(null)}>
                  {texts.back}
                </Button>
              </div>
            </fieldset>
          ) : (
            <div>
              <Button type="submit" disabled={isRefused || preview.isPending}>
                {texts.send}
              </Button>
            </div>
          )}
        </form>
      )}
      {isOpen && <MailPreviewPanel preview={preview} />}
    </div>
  )
}

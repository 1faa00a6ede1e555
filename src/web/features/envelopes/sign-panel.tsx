import { useEffect, useRef } from 'react'
import type { EnvelopesShown, LetterEnvelope } from '../../../shared/api/envelopes.ts'
import { downloadDocument } from '../../../shared/api/portal.ts'
import { addressOf } from '../../lib/call-address.ts'
import { isFocusFree } from '../../lib/free-focus.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { GivenSignatureView } from './given-signature-view.tsx'
import { SignatureGiver } from './signature-giver.tsx'
import { useSigning } from './use-signing.ts'

interface SignPanelProps {
  clientId: string
  envelope: LetterEnvelope
  title: string
  /** Of its heading: one below that of the part it stands in. */
  level: 3 | 5
  /** It opens because the letter before it was signed, with a press that is gone: the focus goes on to it. */
  isNext: boolean
  signature: EnvelopesShown['signature']
  onChanged: (shown: EnvelopesShown) => void
  onSigned: (shown: EnvelopesShown) => void
  onCancel: () => void
}

/** Signs one letter: read it, draw a signature or take the kept one, and set it, each letter by an act of its own that says the consent. */
export function SignPanel(props: SignPanelProps) {
  const { clientId, envelope, title, level, isNext, signature, onCancel } = props
  const { sign: texts } = useMessages().envelopes
  const Heading = `h${level}` as const
  const { documentId } = envelope
  const signing = useSigning({ ...props, ...envelope })
  const heading = useRef<HTMLHeadingElement>(null)
  const { isGiving } = signing
  const confirmId = `sign-${documentId}`
  // What was pressed is gone with the part it stood in: once a signature is given the act that sets it comes next, else the panel begins anew. A panel that
  // opens by itself, late, does not take the focus out of what the person works in meanwhile.
  const wasGiving = useRef<boolean | null>(null)
  useEffect(() => {
    if (wasGiving.current === isGiving) return
    if (wasGiving.current && !isGiving) document.getElementById(confirmId)?.focus()
    else if (wasGiving.current !== null || isNext || isFocusFree()) heading.current?.focus()
    wasGiving.current = isGiving
  }, [isGiving, isNext, confirmId])
  return (
    <div className="grid w-full justify-items-start gap-4 rounded-md border border-line bg-sunk p-4 sm:p-5">
      <Heading ref={heading} tabIndex={-1} className="font-serif text-lg font-semibold outline-none">
        {texts.dialog(title)}
      </Heading>
      <p className="max-w-prose">
        {texts.read}{' '}
        <TextLink to={addressOf(downloadDocument, { params: { id: documentId } })} newTab isApart>
          {texts.openLetter}
        </TextLink>
      </p>
      {signature !== null && !isGiving ? (
        <>
          <GivenSignatureView signature={signature} />
          <p className="flex flex-wrap gap-3">
            <Button kind="quiet" className="-ml-5" onClick={signing.giveAnother}>
              {texts.another}
            </Button>
            <Button kind="quiet" className="max-sm:-ml-5" busy={signing.busy} onClick={signing.remove}>
              {texts.remove}
            </Button>
          </p>
        </>
      ) : (
        <SignatureGiver
          clientId={clientId}
          drawing={signing.drawing}
          onDraw={signing.draw}
          onGiven={signing.take}
        />
      )}
      <p id={`${confirmId}-consent`} className="max-w-prose">
        {texts.consent}
      </p>
      <FailureNotice sentence={signing.failure} />
      <p className="flex flex-wrap gap-3">
        <Button
          id={confirmId}
          aria-describedby={`${confirmId}-consent`}
          busy={signing.busy}
          onClick={signing.confirm}
        >
          {texts.confirm}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </p>
    </div>
  )
}

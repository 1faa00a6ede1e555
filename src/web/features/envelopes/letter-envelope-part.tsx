import Printer from 'lucide-react/icons/printer'
import { useRef, useState } from 'react'
import {
  downloadEnvelope,
  type EnvelopesShown,
  type LetterEnvelope,
  unsignLetter,
} from '../../../shared/api/envelopes.ts'
import { addressOf } from '../../lib/call-address.ts'
import { formatInstant } from '../../lib/format.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PacketParts } from './packet-parts.tsx'
import { SignPanel } from './sign-panel.tsx'

interface LetterEnvelopePartProps {
  clientId: string
  documentId: number
  /** Of the letter, as the page names it. */
  title: string
  /** Undefined while it is not known. */
  envelopes: EnvelopesShown | undefined
  /** Its turn to be signed has come, as the first or after another that was signed: what signs it opens by itself. */
  opensToSign?: 'first' | 'next' | undefined
  /** Papers whose lack the page says above all letters. */
  saidAbove?: readonly string[]
  onChanged: (shown: EnvelopesShown) => void
  onSigned?: (shown: EnvelopesShown) => void
}

/** The packet of one letter with what is in it and what is missing, and its signature. Nothing for what nobody mails. */
export function LetterEnvelopePart(props: LetterEnvelopePartProps) {
  const { clientId, documentId, title, envelopes, saidAbove = [] } = props
  const { envelopes: texts } = useMessages()
  const envelope = envelopes?.letters.find((each) => each.documentId === documentId)
  if (!envelopes || !envelope) return null
  const headingId = `packet-${documentId}`
  return (
    <section aria-labelledby={headingId} className="mt-5 border-t border-line pt-4">
      <h4 id={headingId} className="font-serif text-lg font-semibold">
        <span aria-hidden="true">{texts.title}</span>
        <span className="sr-only">{texts.named(title)}</span>
      </h4>
      {envelope.isReady ? (
        <>
          <PacketParts clientId={clientId} envelope={envelope} saidAbove={saidAbove} />
          <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <LinkButton
              to={addressOf(downloadEnvelope, { params: { id: clientId, document: String(documentId) } })}
              download
              kind="secondary"
              aria-label={texts.getNamed(title)}
            >
              <Printer aria-hidden="true" className="size-5" />
              {texts.get}
            </LinkButton>
            {envelope.packetPages !== null && (
              <span className="text-sm text-muted">{texts.pages(envelope.packetPages)}</span>
            )}
          </p>
          <LetterSignature {...props} envelopes={envelopes} envelope={envelope} />
        </>
      ) : (
        <p className="max-w-prose text-muted">{texts.draft}</p>
      )}
    </section>
  )
}

interface LetterSignatureProps extends Omit<LetterEnvelopePartProps, 'envelopes'> {
  envelopes: EnvelopesShown
  envelope: LetterEnvelope
}

/** Whether it is signed on the screen, and the one act that does or undoes it. */
function LetterSignature(props: LetterSignatureProps) {
  const { clientId, title, envelopes, envelope, opensToSign, onChanged } = props
  const { sign: texts } = useMessages().envelopes
  const [isOpen, setOpen] = useState(opensToSign !== undefined)
  const [turn, setTurn] = useState(opensToSign)
  if (turn !== opensToSign) {
    setTurn(opensToSign)
    if (opensToSign) setOpen(true)
  }
  const [told, tell] = useState('')
  const { busy, failure, act } = useAct(texts.failed)
  const status = useRef<HTMLParagraphElement>(null)
  const { documentId, signedAt, isMailed } = envelope
  const close = () => {
    setOpen(false)
    status.current?.focus()
  }
  const takeBack = () =>
    act(
      (call) => call(unsignLetter, { params: { id: clientId, document: String(documentId) } }),
      (shown) => {
        tell(texts.taken)
        onChanged(shown)
        status.current?.focus()
      },
    )
  const state =
    signedAt !== null
      ? texts.signedAt(formatInstant(signedAt))
      : envelope.lostSignature
        ? texts.lost
        : isMailed
          ? null
          : envelopes.maySign
            ? texts.byHand
            : texts.onlyClient
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      {state !== null && (
        <p ref={status} tabIndex={-1} className={envelope.lostSignature ? 'text-wait' : undefined}>
          {state}
        </p>
      )}
      <p role="status" className="sr-only">
        {told}
      </p>
      <FailureNotice sentence={failure} />
      {!isOpen && envelopes.maySign && !isMailed && signedAt === null && (
        <Button kind="secondary" aria-label={texts.openNamed(title)} onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      )}
      {envelopes.maySign && !isMailed && signedAt !== null && (
        <Button
          kind="quiet"
          className="-ml-5"
          busy={busy}
          aria-label={texts.takeBackNamed(title)}
          onClick={takeBack}
        >
          {texts.takeBack}
        </Button>
      )}
      {isOpen && (
        <SignPanel
          clientId={clientId}
          envelope={envelope}
          title={title}
          level={5}
          isNext={opensToSign === 'next'}
          signature={envelopes.signature}
          onChanged={onChanged}
          onSigned={(shown) => {
            tell(texts.done(title))
            onChanged(shown)
            close()
            props.onSigned?.(shown)
          }}
          onCancel={close}
        />
      )}
    </div>
  )
}

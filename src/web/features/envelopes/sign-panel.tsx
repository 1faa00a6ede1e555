import { useEffect, useRef, useState } from 'react'
import {
  type EnvelopesShown,
  type LetterEnvelope,
  removeSignature,
  signLetter,
} from '../../../shared/api/envelopes.ts'
import { downloadDocument } from '../../../shared/api/portal.ts'
import { addressOf } from '../../lib/call-address.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { GivenSignatureView } from './given-signature-view.tsx'
import { SignatureGiver } from './signature-giver.tsx'

interface SignPanelProps {
  clientId: string
  envelope: LetterEnvelope
  title: string
  signature: EnvelopesShown['signature']
  onChanged: (shown: EnvelopesShown) => void
  onSigned: (shown: EnvelopesShown) => void
  onCancel: () => void
}

/** Signs one letter: read it, give a signature once, agree, and set it, each letter by an act of its own. */
export function SignPanel(props: SignPanelProps) {
  const { clientId, envelope, title, signature, onChanged, onSigned, onCancel } = props
  const { sign: texts } = useMessages().envelopes
  const { documentId, sha256 } = envelope
  const [isAgreed, setAgreed] = useState(false)
  const [isAnother, setAnother] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { busy, failure, act } = useAct(texts.failed)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const consentId = `consent-${documentId}`
  const confirm = () => {
    if (!isAgreed) {
      setProblem(texts.problems.consent)
      document.getElementById(consentId)?.focus()
      return
    }
    void act(
      (call) =>
        call(signLetter, {
          params: { id: clientId, document: String(documentId) },
          body: { sha256, consent: true },
        }),
      onSigned,
    )
  }
  const take = (shown: EnvelopesShown) => {
    setAnother(false)
    onChanged(shown)
  }
  return (
    <div className="grid w-full justify-items-start gap-4 rounded-md border border-line bg-sunk p-4 sm:p-5">
      <h5 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {texts.dialog(title)}
      </h5>
      <p className="max-w-prose">
        {texts.read}{' '}
        <TextLink to={addressOf(downloadDocument, { params: { id: documentId } })} newTab>
          {texts.openLetter}
        </TextLink>
      </p>
      <FailureNotice sentence={failure} />
      {signature !== null && !isAnother ? (
        <>
          <GivenSignatureView signature={signature} />
          <p className="flex flex-wrap gap-3">
            <Button kind="quiet" onClick={() => setAnother(true)}>
              {texts.another}
            </Button>
            <Button
              kind="quiet"
              busy={busy}
              onClick={() => act((call) => call(removeSignature, { params: { id: clientId } }), take)}
            >
              {texts.remove}
            </Button>
          </p>
          <Checkbox
            id={consentId}
            label={texts.consent}
            error={problem}
            checked={isAgreed}
            onChange={(event) => {
              setAgreed(event.target.checked)
              setProblem(null)
            }}
          />
          <p className="flex flex-wrap gap-3">
            <Button busy={busy} onClick={confirm}>
              {texts.confirm}
            </Button>
            <Button kind="secondary" onClick={onCancel}>
              {texts.cancel}
            </Button>
          </p>
        </>
      ) : (
        <SignatureGiver clientId={clientId} onGiven={take} onCancel={onCancel} />
      )}
    </div>
  )
}

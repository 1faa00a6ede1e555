import { useRef, useState } from 'react'
import { useMessages } from '../../lib/use-messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SignPanel } from './sign-panel.tsx'
import { useEnvelopes } from './use-envelopes.ts'
import { nextToSign } from './use-signing-turn.ts'

interface SignInTurnProps {
  clientId: string
  /** As the page names them. */
  letters: readonly { documentId: number; title: string }[]
}

/** The letters signed where they were shown, one after the other: each by an act of its own, the kept signature from the second on. */
export function SignInTurn({ clientId, letters }: SignInTurnProps) {
  const { sign: texts } = useMessages().envelopes
  const { query, put } = useEnvelopes(clientId, letters.length > 0)
  const [told, tell] = useState('')
  const [isPutOff, putOff] = useState(false)
  const place = useRef<HTMLParagraphElement>(null)
  const shown = query.data ?? undefined
  // Room for what comes: nothing below it is pushed while somebody reaches for it.
  if (query.isPending && letters.length > 0)
    return (
      <div className="min-h-[32rem]">
        <Skeleton lines={6} />
      </div>
    )
  if (!shown?.maySign) return null
  const next = nextToSign(
    shown,
    letters.map(({ documentId }) => documentId),
  )
  const envelope = shown.letters.find(({ documentId }) => documentId === next)
  const title = letters.find(({ documentId }) => documentId === next)?.title
  const signed = letters.filter(({ documentId }) =>
    shown.letters.some((each) => each.documentId === documentId && each.signedAt !== null),
  )
  return (
    <div className="mt-5 grid gap-3">
      <p ref={place} tabIndex={-1} role="status" className="sr-only">
        {told}
      </p>
      {signed.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {signed.map((letter) => (
            <li key={letter.documentId}>
              <Badge tone="good">{texts.done(letter.title)}</Badge>
            </li>
          ))}
        </ul>
      )}
      {envelope && title !== undefined && !isPutOff && (
        <SignPanel
          key={envelope.documentId}
          clientId={clientId}
          envelope={envelope}
          title={title}
          level={3}
          isNext={told !== ''}
          signature={shown.signature}
          onChanged={put}
          onSigned={(changed) => {
            tell(texts.done(title))
            put(changed)
            place.current?.focus()
          }}
          onCancel={() => putOff(true)}
        />
      )}
    </div>
  )
}

import { useState } from 'react'
import type { PostalSend } from '../../../shared/api/postal.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { SendCard } from './send-card.tsx'

interface SendListProps {
  clientId: string
  sends: readonly PostalSend[]
  onChanged: () => void
}

/** What was sent, the newest order first. */
export function SendList({ clientId, sends, onChanged }: SendListProps) {
  const texts = useMessages().postal.sends
  const [said, say] = useState('')
  if (sends.length === 0) return null
  return (
    <div className="mt-8">
      <h3 className="mb-3 text-xl">{texts.title}</h3>
      <ol className="grid gap-5">
        {sends.map((send) => (
          <li key={send.id}>
            <SendCard
              clientId={clientId}
              send={send}
              onCancelled={() => {
                say(texts.cancelled(send.recipient))
                onChanged()
              }}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

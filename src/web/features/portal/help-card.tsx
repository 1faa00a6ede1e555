import { useState } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SupportDialog } from './support-dialog.tsx'
import { useSupportMessage } from './use-support-message.ts'

/** The way to a person. What was typed outlives a closed dialog; what was sent is confirmed here, too. */
export function HelpCard({ clientId }: { clientId: number }) {
  const { help: texts } = useMessages().portal
  const [open, setOpen] = useState(false)
  const [lastSent, setLastSent] = useState<string | null>(null)
  const message = useSupportMessage(clientId)
  return (
    <Card id="support" title={texts.title}>
      <p>{texts.text}</p>
      <Button
        className="mt-4"
        onClick={() => {
          message.begin()
          setOpen(true)
        }}
      >
        {texts.button}
      </Button>
      {lastSent && !open && (
        <p className="mt-3 text-muted">
          {texts.sentTitle}: {formatInstant(lastSent)}
        </p>
      )}
      <SupportDialog
        open={open}
        clientId={clientId}
        message={message}
        onClose={() => {
          setLastSent(message.sentAt ?? lastSent)
          setOpen(false)
        }}
      />
    </Card>
  )
}

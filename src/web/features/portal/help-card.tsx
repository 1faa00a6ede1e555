import { useState } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { SupportConversation, type SupportConversationProps } from './support-conversation.tsx'
import { SupportDialog } from './support-dialog.tsx'
import { useSupportMessage } from './use-support-message.ts'

interface HelpCardProps extends SupportConversationProps {
  clientId: number
  onSent: () => void
}

/** The way to a person, and all that was written. What was typed outlives a closed dialog. */
export function HelpCard({ clientId, conversation, onSent }: HelpCardProps) {
  const { portal, privacy } = useMessages()
  const texts = portal.help
  const [open, setOpen] = useState(false)
  const [lastSent, setLastSent] = useState<string | null>(null)
  const message = useSupportMessage(clientId, onSent)
  return (
    <Card id="support" title={texts.title} className="scroll-mt-6">
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
      <SupportConversation conversation={conversation} />
      <p className="mt-4">
        <TextLink to={`/account/data?client=${clientId}`} isApart>
          {privacy.link}
        </TextLink>
      </p>
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

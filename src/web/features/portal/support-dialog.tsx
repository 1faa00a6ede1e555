import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { useSupportMessage } from './use-support-message.ts'

interface SupportDialogProps {
  open: boolean
  clientId: number
  message: ReturnType<typeof useSupportMessage>
  onClose: () => void
}

/** One text, one button; afterwards what was sent is confirmed in the same place. */
export function SupportDialog({ open, clientId, message, onClose }: SupportDialogProps) {
  const { help: texts } = useMessages().portal
  return (
    <Dialog open={open} title={texts.dialogTitle} description={texts.dialogText(clientId)} onClose={onClose}>
      {message.sentAt ? (
        <div className="grid gap-4">
          <Notice tone="good" role="status" title={texts.sentTitle}>
            <p>{texts.sentText}</p>
          </Notice>
          <div>
            <Button autoFocus onClick={onClose}>
              {texts.close}
            </Button>
          </div>
        </div>
      ) : (
        <MessageForm message={message} />
      )}
    </Dialog>
  )
}

function MessageForm({ message }: Pick<SupportDialogProps, 'message'>) {
  const { help: texts } = useMessages().portal
  const { error, ...field } = message.field('message')
  return (
    <form noValidate className="grid gap-4" onSubmit={message.submit}>
      <ErrorSummary
        problems={error ? [{ id: 'support-message', sentence: error }] : []}
        attempt={message.attempt}
      />
      {message.failure && (
        <Notice tone="alarm" role="alert" title={texts.failed}>
          {message.failure !== texts.failed && <p>{message.failure}</p>}
        </Notice>
      )}
      <TextArea
        id="support-message"
        label={texts.message}
        hint={texts.messageHint}
        error={error}
        rows={6}
        {...field}
      />
      <div>
        <Button type="submit" busy={message.busy}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}

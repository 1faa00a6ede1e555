import { formatDollars } from '../../../shared/rules/money.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { SubscriptionShown } from './sandbox-pages.ts'
import { dayOf, nameOf } from './subscription-state.tsx'

/** What one is asked to confirm: a change of the plan, or the end. */
export type Asked = { kind: 'change'; change: SubscriptionShown['changes'][number] } | { kind: 'cancel' }

interface ChangeDialogProps {
  subscription: SubscriptionShown
  asked: Asked
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Says what is charged and from when, before anything is changed. */
export function ChangeDialog({ subscription, asked, busy, onConfirm, onClose }: ChangeDialogProps) {
  const { pay } = useMessages()
  const say = useSay()
  const { manage } = pay
  const day = dayOf(subscription.paid_until)
  const words = () => {
    if (asked.kind === 'cancel') {
      const pastDue = subscription.status === 'past_due'
      return {
        title: manage.cancelTitle,
        text: pastDue ? manage.cancelPastDue : manage.cancelText(day),
        confirm: manage.cancel,
      }
    }
    const { product, at_once: atOnce, due_cents: cents } = asked.change
    const due = formatDollars(cents / 100)
    return {
      title: manage.confirmTitle(say(nameOf(product))),
      text: atOnce ? manage.atOnce(due) : manage.later(day),
      confirm: atOnce ? manage.confirmNow(due) : manage.confirmLater,
    }
  }
  const { title, text, confirm } = words()
  return (
    <Dialog open size="sm" title={title} description={text} onClose={onClose}>
      <div className="grid gap-3">
        <Button busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button kind="secondary" onClick={onClose}>
          {asked.kind === 'cancel' ? manage.keep : manage.notNow}
        </Button>
      </div>
    </Dialog>
  )
}

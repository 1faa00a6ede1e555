import { useState } from 'react'
import { removeWebhook, replayWebhook, switchWebhook, type Webhook } from '../../../shared/api/webhooks.ts'
import { webhookTexts as texts } from '../../../shared/messages/staff/webhooks.ts'
import { formatInstant } from '../../lib/format.ts'
import { useToast } from '../../lib/toast-context.ts'
import { type Caller, useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { DeliveryLog } from './delivery-log.tsx'

interface WebhookCardProps {
  webhook: Webhook
  onChanged: () => Promise<void>
}

/** One receiver: its state, what it is told, and what can be done with it. */
export function WebhookCard({ webhook, onChanged }: WebhookCardProps) {
  const [isLogOpen, setLogOpen] = useState(false)
  const { host, state } = webhook
  const tone = state === 'on' ? 'good' : state === 'failing' ? 'wait' : 'alarm'
  return (
    <li className="grid gap-3 rounded-lg border border-edge bg-surface p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-lg break-all">{host}</h3>
        <Badge tone={tone}>{texts.states[state]}</Badge>
      </div>
      <div className="text-sm">
        {state === 'off' && webhook.offBecause && <p>{texts.because[webhook.offBecause]}</p>}
        {state === 'failing' && webhook.failingSince && (
          <p>{texts.since(formatInstant(webhook.failingSince))}</p>
        )}
        <p>{webhook.kinds.map((kind) => texts.kinds[kind]).join('; ')}</p>
        <p className="text-muted">{texts.madeBy(webhook.madeBy, formatInstant(webhook.createdAt))}</p>
      </div>
      <WebhookActions
        webhook={webhook}
        isLogOpen={isLogOpen}
        onLog={() => setLogOpen(!isLogOpen)}
        onChanged={onChanged}
      />
      {isLogOpen && <DeliveryLog webhook={webhook} />}
    </li>
  )
}

interface ActionsProps extends WebhookCardProps {
  isLogOpen: boolean
  onLog: () => void
}

function WebhookActions({ webhook, isLogOpen, onLog, onChanged }: ActionsProps) {
  const toast = useToast()
  const [isAsking, setAsking] = useState(false)
  const { busy, act } = useAct(useMessages().shell.genericError, { toastTitle: texts.actFailed })
  const { host, state } = webhook
  const params = { webhook: String(webhook.id) }
  const change = (send: (call: Caller) => Promise<unknown>) =>
    act(async (call) => {
      await send(call)
      await onChanged()
    })
  const replay = () =>
    change(async (call) => {
      const { replayed } = await call(replayWebhook, { params, body: {} })
      toast({ title: texts.replayed(replayed), kind: 'success' })
    })
  const button = (title: string, onClick: () => void) => (
    <Button kind="secondary" size="sm" aria-label={texts.of(title, host)} busy={busy} onClick={onClick}>
      {title}
    </Button>
  )
  if (isAsking)
    return (
      <fieldset className="flex flex-wrap items-center gap-3">
        <legend className="mb-2 font-semibold">{texts.sure(host)}</legend>
        {button(texts.sureYes, () => void change((call) => call(removeWebhook, { params })))}
        {button(texts.sureNo, () => setAsking(false))}
      </fieldset>
    )
  const isOff = state === 'off'
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        kind="secondary"
        size="sm"
        aria-expanded={isLogOpen}
        aria-label={texts.of(isLogOpen ? texts.hideLog : texts.log, host)}
        onClick={onLog}
      >
        {isLogOpen ? texts.hideLog : texts.log}
      </Button>
      {!isOff && button(texts.replayFailed, () => void replay())}
      {button(isOff ? texts.switchOn : texts.switchOff, () => {
        void change((call) => call(switchWebhook, { params, body: { on: isOff } }))
      })}
      {button(texts.remove, () => setAsking(true))}
    </div>
  )
}

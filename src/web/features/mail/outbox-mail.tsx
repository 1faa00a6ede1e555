import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getOutboxMail, resendMail, setMailAside } from '../../../shared/api/automation.ts'
import { mailTypeName, staffMailTexts } from '../../../shared/messages/staff/mail.ts'
import { formatInstant } from '../../lib/format.ts'
import { useAct } from '../../lib/use-act.ts'
import { useCall } from '../../lib/use-call.ts'
import { MailFrameView } from '../../parts/mail/mail-frame-view.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Delivery } from './outbox-list.tsx'

/** One mail as it was written, with its delivery; a failed one can be sent again or set aside, a kept one leaves once there is a mail server. */
export function OutboxMailView({ mail, onClose }: { mail: string; onClose: () => void }) {
  const texts = staffMailTexts.outbox
  const cache = useQueryClient()
  const found = useCall(getOutboxMail, { params: { mail } })
  const [done, setDone] = useState('')
  const sending = useAct(texts.sendAgainFailed)
  const settingAside = useAct(texts.setAsideFailed)
  const { data } = found
  const busy = sending.busy || settingAside.busy
  const failure = sending.failure ?? settingAside.failure

  const sendAgain = () => {
    setDone('')
    return sending.act(async (call) => {
      await call(resendMail, { params: { mail } })
      setDone(texts.sentAgain)
      await cache.invalidateQueries()
    })
  }
  const setAside = () => {
    setDone('')
    return settingAside.act(async (call) => {
      await call(setMailAside, { params: { mail } })
      setDone(texts.isSetAside)
      await cache.invalidateQueries()
    })
  }
  return (
    <Card
      id="outbox-mail"
      title={texts.mailTitle}
      aside={
        <div className="flex flex-wrap gap-2">
          {(data?.status === 'failed' || data?.status === 'set-aside' || data?.status === 'kept') && (
            <Button size="sm" busy={busy} onClick={() => void sendAgain()}>
              {data.status === 'kept' ? texts.sendKept : texts.sendAgain}
            </Button>
          )}
          {data?.status === 'failed' && (
            <Button size="sm" kind="secondary" busy={busy} onClick={() => void setAside()}>
              {texts.setAside}
            </Button>
          )}
          <Button size="sm" kind="secondary" onClick={onClose}>
            {texts.close}
          </Button>
        </div>
      }
    >
      {done !== '' && (
        <Notice tone="good" role="status" className="mb-4">
          <p>{done}</p>
        </Notice>
      )}
      {failure && (
        <Notice tone="alarm" role="alert" className="mb-4">
          <p>{failure}</p>
        </Notice>
      )}
      <LoadFailure of={found} otherwise={texts.mailFailed} />
      {found.isPending && <Skeleton lines={6} />}
      {data && (
        <div className="grid gap-4">
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
            <dt className="text-muted">{texts.columns.subject}</dt>
            <dd className="min-w-0 font-semibold break-words">{data.subject}</dd>
            <dt className="text-muted">{texts.columns.recipient}</dt>
            <dd className="min-w-0 break-all">
              {data.recipient}
              {data.clientId !== null && (
                <>
                  {' · '}
                  <TextLink to={`/dashboard/client?client=${data.clientId}`}>{texts.client}</TextLink>
                </>
              )}
            </dd>
            <dt className="text-muted">{texts.columns.type}</dt>
            <dd>{mailTypeName(data.type)}</dd>
            <dt className="text-muted">{texts.columns.status}</dt>
            <dd className="justify-self-start">
              <Delivery mail={data} />
              {data.sentAt !== null && <span>{texts.sentAt(formatInstant(data.sentAt))}</span>}
            </dd>
            {data.lastError !== null && (
              <>
                <dt className="text-muted">{texts.reason}</dt>
                <dd className="min-w-0 break-words">{data.lastError}</dd>
              </>
            )}
          </dl>
          {data.html !== '' && <MailFrameView html={data.html} title={texts.frameTitle(data.subject)} />}
          <details>
            <summary className="min-h-9 cursor-pointer text-sm font-semibold">{texts.plain}</summary>
            <pre className="overflow-x-auto rounded-md bg-sunk p-4 text-sm whitespace-pre-wrap" tabIndex={-1}>
              {data.text}
            </pre>
          </details>
        </div>
      )}
    </Card>
  )
}

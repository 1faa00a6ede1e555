import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sendClientEmail } from '../../../shared/api/automation.ts'
import { listOwnMailKinds, sendOwnMailTo } from '../../../shared/api/own-mails.ts'
import { sendBulkEmail } from '../../../shared/api/staff-bulk.ts'
import { mailTypeName, staffMailTexts } from '../../../shared/messages/staff/mail.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { randomKey } from '../../lib/random-key.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useCall } from '../../lib/use-call.ts'
import { SkippedClients } from '../../parts/clients/skipped-clients.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ownKindOf, requireCaseType } from './compose-fields.tsx'
import { ComposeForm } from './compose-form.tsx'

/** Writes a mail to one client: type, own message, preview with the client's data, the question, then it is sent. */
export function ComposeMail({ clientId, onSent }: { clientId: number; onSent?: () => void }) {
  const texts = staffMailTexts.compose
  const toast = useToast()
  const cache = useQueryClient()
  const attemptKey = useRef(randomKey())
  const ownKinds = useCall(listOwnMailKinds, {}).data ?? []
  return (
    <ComposeForm
      key={clientId}
      previewClientId={clientId}
      ownKinds={ownKinds}
      byButtons
      stopsWhenRefused
      question={(preview) => texts.confirm(preview?.subject ?? '', preview?.to ?? '')}
      onSend={async ({ type, customMessage }, preview, call) => {
        const said = preview?.mailServer === false ? texts.keptText : texts.sentText
        const id = String(clientId)
        const kind = ownKindOf(type)
        const name = ownKinds.find((each) => each.id === kind)?.name ?? mailTypeName(type)
        const description = said(name, preview?.to ?? '')
        const body = { customMessage, attemptKey: attemptKey.current }
        if (kind !== null) await call(sendOwnMailTo, { params: { id, kind: String(kind) }, body })
        else await call(sendClientEmail, { params: { id }, body: { ...body, type: requireCaseType(type) } })
        // The same key is the same mail: a retry after a lost answer sends nothing twice, the next mail has its own.
        attemptKey.current = randomKey()
        toast({ title: texts.sent, description, kind: 'success' })
        void cache.invalidateQueries()
        onSent?.()
      }}
    />
  )
}

type BulkOutcome = CallReply<typeof sendBulkEmail>

/** The same to many clients at once; those that must not be mailed are skipped and named. */
export function ComposeBulkMail({
  clientIds,
  onSent,
}: {
  clientIds: readonly number[]
  onSent?: (outcome: BulkOutcome) => void
}) {
  const texts = staffMailTexts.compose
  const toast = useToast()
  const cache = useQueryClient()
  const attemptKey = useRef(randomKey())
  const [outcome, setOutcome] = useState<(BulkOutcome & { sentence: string }) | null>(null)
  const ownKinds = useCall(listOwnMailKinds, {}).data ?? []
  const [first] = clientIds
  if (first === undefined) return <p className="text-muted">{texts.noClients}</p>
  return (
    <div className="grid gap-4">
      <ComposeForm
        previewClientId={first}
        ownKinds={ownKinds}
        previewNote={clientIds.length > 1 ? texts.firstOf : undefined}
        stopsWhenRefused={false}
        question={() => texts.confirmMany(clientIds.length)}
        held={texts.heldMany(clientIds.length)}
        onSend={async ({ type, customMessage }, preview, call) => {
          const ownKind = ownKindOf(type)
          const done = await call(sendBulkEmail, {
            body: {
              clientIds: [...clientIds],
              mail:
                ownKind === null
                  ? { kind: 'case', type: requireCaseType(type) }
                  : { kind: 'own', id: ownKind },
              customMessage,
              attemptKey: attemptKey.current,
            },
          })
          attemptKey.current = randomKey()
          const sentence = (preview?.mailServer === false ? texts.keptMany : texts.sentMany)(done.done)
          setOutcome({ ...done, sentence })
          toast({ title: texts.sent, description: sentence, kind: 'success' })
          void cache.invalidateQueries()
          onSent?.(done)
        }}
      />
      {outcome !== null && (
        <Notice tone={outcome.skipped.length === 0 ? 'good' : 'wait'} title={outcome.sentence}>
          <SkippedClients title={texts.skipped} skipped={outcome.skipped} />
        </Notice>
      )}
    </div>
  )
}

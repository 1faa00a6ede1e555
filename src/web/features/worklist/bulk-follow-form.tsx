import { useState } from 'react'
import { listColleagues } from '../../../shared/api/followup.ts'
import { type FollowAct, followClients } from '../../../shared/api/staff-bulk.ts'
import type { StaffClient } from '../../../shared/api/staff-clients.ts'
import { listTags } from '../../../shared/api/tags.ts'
import { bulkTexts as texts } from '../../../shared/messages/staff/bulk.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { useAct } from '../../lib/use-act.ts'
import { useCall } from '../../lib/use-call.ts'
import { useHeld } from '../../lib/use-held.ts'
import { HeldAct } from '../../parts/clients/held-act.tsx'
import { Button } from '../../ui/button.tsx'
import { CompactInput, CompactSelect } from '../../ui/compact-field.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { previewFollow } from './preview-follow.ts'

interface BulkFollowFormProps {
  clients: readonly StaffClient[]
  onDone: (outcome: CallReply<typeof followClients>) => void
}

const kinds = ['owner', 'tag', 'untag'] as const
const namesShown = 5

/** Gives the chosen cases to somebody, or puts a tag on or off, after it has been said whom it touches; it can be taken back for ten seconds. */
export function BulkFollowForm({ clients, onDone }: BulkFollowFormProps) {
  const [kind, setKind] = useState<FollowAct['kind']>('owner')
  const [value, setValue] = useState('')
  const colleagues = useCall(listColleagues, {})
  const tags = useCall(listTags, {})
  const { busy, failure, act } = useAct(texts.followFailed)
  const named = kind === 'owner' ? colleagues.data : tags.data
  const name = kind === 'tag' ? value.trim() : (named?.find(({ id }) => String(id) === value)?.name ?? null)
  const target = kind === 'owner' && value === '' ? texts.nobody : name
  const isReady = target !== null && target !== ''
  const { touched, same } = previewFollow(clients, {
    kind,
    name: kind === 'owner' && value === '' ? null : name,
  })
  const send = () =>
    act(async (call) => {
      const clientIds = touched.map(({ id }) => id)
      onDone(await call(followClients, { body: { clientIds, act: actOf(kind, value) } }))
    })
  const held = useHeld(() => void send())
  const what = isReady ? texts.followPreview[kind](touched.length, target) : ''
  if (held.isHeld || busy) {
    return <HeldAct what={what} busy={busy} undo={held.undo} now={held.now} />
  }
  return (
    <form
      aria-label={texts.follow}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && touched.length > 0) held.hold()
      }}
    >
      <div className="flex flex-wrap gap-3">
        <CompactSelect
          id="follow-kind"
          label={texts.followAct}
          choices={kinds.map((each) => ({ value: each, label: texts.followActs[each] }))}
          value={kind}
          onChange={(event) => {
            setKind(kinds.find((each) => each === event.target.value) ?? 'owner')
            setValue('')
          }}
        />
        {kind === 'tag' ? (
          <CompactInput
            id="follow-tag"
            label={texts.tagName}
            maxLength={60}
            autoComplete="off"
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        ) : (
          <CompactSelect
            id="follow-value"
            label={kind === 'owner' ? texts.newOwner : texts.tagName}
            choices={[
              { value: '', label: kind === 'owner' ? texts.nobody : texts.chooseTag },
              ...(named ?? []).map((each) => ({ value: String(each.id), label: each.name })),
            ]}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        )}
      </div>
      <div role="status">
        {isReady && (
          <>
            <p className="font-semibold">{what}</p>
            <p className="break-words text-muted">
              {texts.names(
                touched.slice(0, namesShown).map((client) => client.name),
                Math.max(0, touched.length - namesShown),
              )}
            </p>
            {same > 0 && <p className="text-muted">{texts.followSame(same)}</p>}
          </>
        )}
      </div>
      <FailureNotice sentence={failure} />
      {isReady && touched.length > 0 && (
        <p>
          <Button type="submit" size="sm">
            {what}
          </Button>
        </p>
      )}
    </form>
  )
}

function actOf(kind: FollowAct['kind'], value: string): FollowAct {
  if (kind === 'owner') return { kind, to: value || null }
  return kind === 'tag' ? { kind, name: value } : { kind, tag: Number(value) }
}

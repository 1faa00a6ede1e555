import { useState } from 'react'
import { getClientOwner, giveClient, listColleagues } from '../../../shared/api/followup.ts'
import { changeClientTags, listClientTags, listTags } from '../../../shared/api/tags.ts'
import { followupTexts } from '../../../shared/messages/staff/followup.ts'
import { useAct } from '../../lib/use-act.ts'
import { useCall } from '../../lib/use-call.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { CompactInput, CompactSelect } from '../../ui/compact-field.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PartSection } from './part-section.tsx'
import { usePutReply } from './use-put-reply.ts'

const texts = followupTexts.who
interface OfClient {
  clientId: string
  mayWork: boolean
}

/** Who looks after the case, and the words that staff put on it. */
export function OwnerAndTags(props: OfClient) {
  return (
    <PartSection id="owner" title={texts.title}>
      <p className="mb-3 text-muted">{texts.lead}</p>
      <div className="grid gap-4">
        <Owner {...props} />
        <Tags {...props} />
      </div>
    </PartSection>
  )
}

function Owner({ clientId, mayWork }: OfClient) {
  const found = useCall(getClientOwner, { params: { id: clientId } })
  const colleagues = useCall(listColleagues, {})
  const { busy, failure, act } = useAct(texts.ownerFailed)
  const [said, setSaid] = useState('')
  const put = usePutReply(getClientOwner, clientId, [])
  const owner = found.data?.owner ?? null
  const give = (to: string | null) =>
    act(async (call) => {
      const body = { to, from: owner?.id ?? null }
      const reply = await call(giveClient, { params: { id: clientId }, body })
      put(reply)
      setSaid(texts.ownerSaved(reply.owner?.name ?? null))
    })
  // Whoever left stays shown until somebody else is chosen.
  const known = colleagues.data ?? []
  const offered = owner && !known.some(({ id }) => id === owner.id) ? [...known, owner] : known
  return (
    <div className="grid gap-2">
      <LoadFailure of={found} otherwise={texts.loadFailed} />
      <CompactSelect
        id="client-owner"
        label={texts.owner}
        value={owner?.id ?? ''}
        disabled={!mayWork || busy || !found.data || !colleagues.data}
        choices={[
          { value: '', label: texts.nobody },
          ...offered.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => void give(event.target.value || null)}
      />
      <FailureNotice sentence={failure} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

const outdatedByTags = [listTags]

function Tags({ clientId, mayWork }: OfClient) {
  const found = useCall(listClientTags, { params: { id: clientId } })
  const all = useCall(listTags, {}, { enabled: mayWork })
  const put = usePutReply(listClientTags, clientId, outdatedByTags)
  const { busy, failure, act } = useAct(texts.tagsFailed)
  const params = { id: clientId }
  const form = useSendForm({
    initial: { tag: '' },
    check: ({ tag }) => (tag.trim() === '' ? { tag: texts.empty } : {}),
    failed: texts.tagsFailed,
    send: ({ tag }, { call }) => call(changeClientTags, { params, body: { add: [tag], remove: null } }),
    onSent: put,
    idOf: () => 'new-tag',
  })
  const take = (remove: number) =>
    act(async (call) => put(await call(changeClientTags, { params, body: { add: [], remove } })))
  const tags = found.data?.tags ?? []
  return (
    <div className="grid gap-2">
      <h3 className="text-base">{texts.tags}</h3>
      <LoadFailure of={found} otherwise={texts.loadFailed} />
      {found.data && tags.length === 0 && <p className="text-muted">{texts.noTags}</p>}
      {tags.length > 0 && (
        <ul aria-label={texts.tags} className="flex flex-wrap gap-2">
          {tags.map(({ id, name }) => (
            <li key={id} className="inline-flex items-center rounded-full bg-sunk pl-3 font-semibold">
              <span className="wrap-anywhere py-1 pr-3">{name}</span>
              {mayWork && (
                <Button
                  kind="quiet"
                  size="sm"
                  aria-label={texts.remove(name)}
                  busy={busy}
                  onClick={() => void take(id)}
                >
                  <span aria-hidden="true">×</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWork && (
        <form
          noValidate
          aria-label={texts.add}
          className="flex flex-wrap items-end gap-2"
          onSubmit={form.submit}
        >
          <CompactInput
            id="new-tag"
            label={texts.newTag}
            list="known-tags"
            maxLength={60}
            autoComplete="off"
            className="w-56"
            value={form.values.tag}
            aria-invalid={form.problems.tag ? true : undefined}
            aria-describedby={form.problems.tag ? 'new-tag-problem' : undefined}
            onChange={(event) => form.change({ tag: event.target.value })}
          />
          <datalist id="known-tags">
            {(all.data ?? []).map(({ id, name }) => (
              <option key={id} value={name} />
            ))}
          </datalist>
          <Button type="submit" kind="secondary" size="sm" busy={form.busy}>
            {texts.add}
          </Button>
          {form.problems.tag && (
            <p id="new-tag-problem" className="w-full font-semibold text-alarm">
              {form.problems.tag}
            </p>
          )}
        </form>
      )}
      <FailureNotice sentence={failure ?? form.failure} />
    </div>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  listUploadedReports,
  type ReportOwner,
  sayReportOwner,
  type UploadedReport,
} from '../../../shared/api/reports.ts'
import { bureauNames } from '../../../shared/api/vocabulary.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { type OwnerGroup, ownerGroups } from './owner-groups.ts'

interface WhoseReportsProps {
  /** Numeric client id or payment-intent id, as the reports were asked for. */
  client: string
  stored: readonly UploadedReport[]
  all?: boolean
}

/**
 * Asks whose each report is that does not fit the client: once for all bureaus of one name. `all` also shows what was
 * confirmed, where it can be taken back.
 */
export function WhoseReports({ client, stored, all = false }: WhoseReportsProps) {
  const groups = ownerGroups(stored).filter(({ owner }) => all || owner.state !== 'confirmed')
  if (groups.length === 0) return null
  return (
    <div className="mb-5 grid gap-4">
      {groups.map((group) => (
        <OwnerNotice key={group.bureaus.join()} client={client} group={group} />
      ))}
    </div>
  )
}

function OwnerNotice({ client, group }: { client: string; group: OwnerGroup }) {
  const { whose } = useMessages().reports
  const { owner } = group
  const bureaus = group.bureaus.map((bureau) => bureauNames[bureau]).join(', ')
  const { say, busy, failure } = useOwnerWord(client, owner)
  return (
    <Notice tone={owner.state === 'confirmed' ? 'good' : 'alarm'} title={whose.titles[owner.state](bureaus)}>
      <p className="max-w-prose">{textOf(owner, whose)}</p>
      {owner.state !== 'confirmed' && <p className="mt-1 max-w-prose">{whose.meanwhile}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {owner.question !== null && owner.state !== 'confirmed' && (
          <Button busy={busy === true} disabled={busy !== null} onClick={() => void say(true)}>
            {whose.yes}
          </Button>
        )}
        {owner.question !== null && owner.state !== 'denied' && (
          <Button
            kind="secondary"
            busy={busy === false}
            disabled={busy !== null}
            onClick={() => void say(false)}
          >
            {whose.no}
          </Button>
        )}
        {owner.state !== 'asked' && owner.state !== 'confirmed' && (
          <TextLink to={`/upload?client=${encodeURIComponent(client)}`}>{whose.replace}</TextLink>
        )}
      </div>
      {failure && (
        <p role="alert" className="mt-2 font-semibold text-alarm">
          {failure}
        </p>
      )}
    </Notice>
  )
}

function textOf(
  { state, because, by, printedName, clientName }: ReportOwner,
  whose: ReturnType<typeof useMessages>['reports']['whose'],
): string {
  if (state === 'confirmed') return whose.confirmed(printedName ?? whose.noName)
  if (state === 'denied') return whose.denied
  if (state === 'contradicted') return whose.contradicted[by.length > 1 ? 'both' : (by[0] ?? 'both')]
  if (because === 'no_name' || printedName === null) return whose.asksNoName
  return because === 'same_name_twice'
    ? whose.asksSameName(printedName)
    : whose.asksOtherName(printedName, clientName)
}

/** Sends the answer; the runs follow by themselves. `busy` is the answer that is on its way. */
function useOwnerWord(client: string, owner: ReportOwner) {
  const { whose } = useMessages().reports
  const queries = useQueryClient()
  const [said, setSaid] = useState(false)
  const { busy, failure, act } = useAct(whose.failed)
  const say = async (isMine: boolean) => {
    const { question } = owner
    if (question === null) return
    setSaid(isMine)
    await act(async (call) => {
      try {
        await call(sayReportOwner, { params: { id: String(owner.clientId) }, body: { question, isMine } })
      } finally {
        // After a refusal too: the files may be others than those that were asked about.
        await queries.invalidateQueries({
          queryKey: queryKeyOf(listUploadedReports, { query: { client } }),
          exact: true,
        })
      }
    })
  }
  return { say, busy: busy ? said : null, failure }
}

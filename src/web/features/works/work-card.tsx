import type { ReactNode } from 'react'
import type { StaffWork } from '../../../shared/api/works.ts'
import { staffWorkTexts as texts } from '../../../shared/messages/staff/work.ts'
import { formatDay, formatInstant } from '../../lib/format.ts'
import { toneOfWork } from '../../parts/works/work-rows.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { DeliverForm } from './deliver-form.tsx'
import { SessionDay } from './session-day.tsx'
import { HandOver, ReopenButton, TakeButton } from './work-acts.tsx'

export interface WorkCardProps {
  work: StaffWork
  /** Who may be given it. */
  owners: readonly { id: string; name: string }[]
  reload: () => Promise<unknown>
}

/** One work: whose it is, by when, who does it, and what can be done with it. */
export function WorkCard({ work, owners, reload }: WorkCardProps) {
  const { id, key, state, note, deliveredAt } = work
  const isToDo = state === 'open' || state === 'late'
  const isOfColleague = isToDo && work.owner !== null && !work.isMine
  return (
    <Card
      id={`work-${id}`}
      title={texts.card(texts.names[key], id)}
      level={2}
      aside={<Badge tone={toneOfWork[state]}>{texts.states[state]}</Badge>}
    >
      <Facts work={work} />
      {isOfColleague && <p className="mt-3 text-sm">{texts.ofColleague(work.owner ?? '')}</p>}
      {isToDo && (
        <div className="mt-4 flex flex-wrap items-end gap-x-4 gap-y-3">
          {work.owner === null && <TakeButton work={work} reload={reload} />}
          <HandOver work={work} owners={owners} reload={reload} />
          {work.isSession && !isOfColleague && <SessionDay work={work} reload={reload} />}
        </div>
      )}
      {isToDo && <DeliverForm work={work} isOfColleague={isOfColleague} reload={reload} />}
      {state === 'delivered' && (
        <div className="mt-4 grid justify-items-start gap-3">
          {note !== null && (
            <div>
              <h3 className="text-sm font-semibold">{texts.writtenNote}</h3>
              <p className="max-w-prose break-words whitespace-pre-line">{note}</p>
            </div>
          )}
          {deliveredAt !== null && <ReopenButton work={work} reload={reload} />}
        </div>
      )}
    </Card>
  )
}

function Facts({ work }: { work: StaffWork }) {
  const { product, buyerName, buyerEmail, clientId, applicationId, owner, deliveredAt } = work
  const facts: [string, ReactNode][] = [
    [texts.product, product],
    [
      texts.buyer,
      <>
        {buyerName ?? texts.noName}, <a href={`mailto:${buyerEmail}`}>{buyerEmail}</a>
        {clientId !== null && (
          <>
            , <TextLink to={`/dashboard/client?client=${clientId}`}>{texts.client(clientId)}</TextLink>
          </>
        )}
        {applicationId !== null && (
          <>
            ,{' '}
            <TextLink to={`/dashboard/funding?application=${applicationId}`}>
              {texts.application(applicationId)}
            </TextLink>
          </>
        )}
      </>,
    ],
    [texts.ordered, formatInstant(work.orderedAt)],
    [work.agreed ? texts.agreed : texts.due, formatDay(work.dueOn)],
    [texts.takenBy, owner === null ? texts.nobody : work.isMine ? texts.me(owner) : owner],
  ]
  if (deliveredAt !== null)
    facts.push([texts.delivered, texts.deliveredBy(formatInstant(deliveredAt), work.deliveredBy ?? '')])
  return (
    <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

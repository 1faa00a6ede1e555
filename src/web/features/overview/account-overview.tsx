import type { ReactNode } from 'react'
import { endClientSession } from '../../lib/end-client-session.ts'
import { formatDay } from '../../lib/format.ts'
import { leavePage } from '../../lib/leave-page.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { HoldingUpgrade, holdingFacts } from '../../parts/holding/holding-facts.tsx'
import { WorkRows } from '../../parts/works/work-rows.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { CreditsSection } from './credits-section.tsx'
import {
  type Overview,
  PurchasesSection,
  type PurchasesSectionProps,
  ReceiptsSection,
} from './purchases-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** What an address bought and sent, each with the way to its own page, its conversation with support, and what is held of it. */
export function AccountOverview({
  overview,
  renderEnding,
  support,
  data,
}: {
  overview: Overview
  renderEnding: PurchasesSectionProps['renderEnding']
  /** What the address and support wrote each other. */
  support: ReactNode
  /** What is held: download and deletion. */
  data: ReactNode
}) {
  const messages = useMessages()
  const texts = messages.account.overview
  const { cases, applications, purchases, works, sessions, credits, receipts } = overview
  const isEmpty = [cases, applications, purchases, receipts].every((list) => list.length === 0)
  return (
    <div className="grid gap-6">
      {isEmpty && <p>{texts.nothing}</p>}
      {cases.length > 0 && (
        <Card id="cases" title={texts.cases}>
          <ul className="grid gap-1">
            {cases.map(({ id, name, startedAt, holding }) => (
              <li key={id}>
                <TextLink to={`/client-dashboard?client=${id}`} className="inline-flex min-h-11 items-center">
                  {texts.caseLine(name, formatDay(startedAt))}
                </TextLink>
                <ul className="text-muted">
                  {holdingFacts(holding, messages.holding).map(([fact, value]) => (
                    <li key={fact}>
                      {fact}: {value}
                    </li>
                  ))}
                </ul>
                <HoldingUpgrade holding={holding} texts={messages.holding} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {applications.length > 0 && (
        <Card id="applications" title={texts.applications}>
          <ul className="grid gap-1">
            {applications.map(({ id, sentAt }) => (
              <li key={id}>
                <TextLink
                  to={`/readiness/status?application=${id}`}
                  className="inline-flex min-h-11 items-center"
                >
                  {texts.applicationLine(formatDay(sentAt))}
                </TextLink>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <SessionsSection sessions={sessions} />
      {works.length > 0 && (
        <Card id="works" title={messages.works.title}>
          <WorkRows works={works} />
        </Card>
      )}
      <PurchasesSection purchases={purchases} renderEnding={renderEnding} />
      <CreditsSection credits={credits} />
      <ReceiptsSection receipts={receipts} />
      {support}
      {data}
      <Leave />
    </div>
  )
}

function Leave() {
  const texts = useMessages().account.overview
  const { busy, act } = useAct(useMessages().shell.genericError)
  // A full load: everything that was fetched as this address is forgotten. Staff keep their session.
  const leave = () => act(endClientSession, (ended) => leavePage(ended ? '/' : '/dashboard'))
  return (
    <div className="flex flex-wrap items-center gap-6">
      <TextLink to="/account/preferences" className="inline-flex min-h-11 items-center">
        {texts.preferences}
      </TextLink>
      <Button kind="quiet" busy={busy} onClick={() => void leave()}>
        {texts.signOut}
      </Button>
    </div>
  )
}

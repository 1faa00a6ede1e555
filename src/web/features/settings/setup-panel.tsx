import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { confirmTestMail, getSetup, type Setup } from '../../../shared/api/setup.ts'
import { setupTexts as texts } from '../../../shared/messages/staff/setup.ts'
import type { ShownLogo } from '../../../shared/rules/operator-logo.ts'
import { useAct } from '../../lib/use-act.ts'
import { useCall } from '../../lib/use-call.ts'
import { Badge } from '../../ui/badge.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SetupItem } from './setup-item.tsx'
import { tellOperatorLogo } from './tell-operator-logo.ts'

interface SetupPanelProps {
  /** Of the link in a test mail; empty without one. */
  arrived: string
  /** It was told to the server, or refused. */
  onArrived: () => void
}

const tones = { done: 'good', open: 'wait', optional: 'neutral' } as const

/** The list that ticks itself: each line opens what is done about it. */
export function SetupPanel({ arrived, onArrived }: SetupPanelProps) {
  const asked = useCall(getSetup, {})
  const queries = useQueryClient()
  const { failure, act } = useAct(texts.checkFailed)
  const told = useRef('')
  const changed = () => queries.invalidateQueries()
  useEffect(() => {
    // Once, whatever is drawn again.
    if (arrived === '' || told.current === arrived) return
    told.current = arrived
    void act(
      (call) => call(confirmTestMail, { body: { token: arrived } }),
      () => queries.invalidateQueries(),
    ).finally(onArrived)
  }, [arrived, act, queries, onArrived])
  useEffect(() => {
    if (asked.data) tellOperatorLogo(shownOf(asked.data.logo))
  }, [asked.data])
  if (asked.isPending) return <Skeleton lines={10} />
  if (!asked.data) return <LoadFailure of={asked} otherwise={texts.failed} />
  const setup: Setup = asked.data
  const needed = setup.items.filter(({ state }) => state !== 'optional')
  return (
    <div className="grid grid-cols-1 gap-6">
      <FailureNotice sentence={failure} />
      {setup.unready.length > 0 && (
        <Notice tone={setup.production ? 'alarm' : 'wait'} title={texts.unreadyTitle}>
          <p>{texts.unready}</p>
          <ul className="list-disc pl-5">
            {setup.unready.map((name) => (
              <li key={name}>{texts.labels[name] ?? name}</li>
            ))}
          </ul>
        </Notice>
      )}
      {setup.restartNeeded && (
        <Notice tone="wait" role="status">
          <p>{texts.restart}</p>
        </Notice>
      )}
      <p>{texts.progress(needed.filter(({ state }) => state === 'done').length, needed.length)}</p>
      <ul aria-label={texts.title} className="grid gap-2">
        {setup.items.map(({ key, state }) => (
          <li key={key} className="rounded-md border border-line bg-surface px-4">
            <details>
              <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-3 py-2">
                <span className="font-semibold">{texts.items[key].title}</span>
                <Badge tone={tones[state]}>{texts.states[state]}</Badge>
              </summary>
              <SetupItem item={key} setup={setup} onChanged={changed} />
            </details>
          </li>
        ))}
      </ul>
      <div>
        <LinkButton to="/dashboard/team" kind="secondary">
          {texts.toTeam}
        </LinkButton>
      </div>
    </div>
  )
}

/** As the server tells a page of it: without a name of the company it is not shown. */
function shownOf(logo: Setup['logo']): ShownLogo | null {
  if (!logo || logo.company === null) return null
  const { address, company, width, height } = logo
  return { src: address, alt: company, width, height }
}

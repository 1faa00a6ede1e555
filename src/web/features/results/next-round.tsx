import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { HoldingShown } from '../../../shared/api/holding.ts'
import { listMailings } from '../../../shared/api/mailing.ts'
import { getClient, getProcessingStatus } from '../../../shared/api/portal.ts'
import { startNextRound } from '../../../shared/api/results.ts'
import type { Said } from '../../../shared/sentences/said.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { HoldingUpgrade } from '../../parts/holding/holding-facts.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** 'Prepare round 2', or what it waits for. */
export function NextRound(props: {
  clientId: string
  round: number | null
  reason: Said | null
  /** What would let it be prepared, where what was paid is lacking. */
  upgrade: HoldingShown['upgrade']
  /** Its letters are written already: preparing it again takes in what was answered since. */
  isPrepared: boolean
}) {
  const say = useSay()
  const { results, holding } = useMessages()
  const { next: texts } = results
  const queries = useQueryClient()
  const { busy, failure, act } = useAct(texts.failed)
  const [started, setStarted] = useState<number | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const start = async () => {
    const params = { id: props.clientId }
    await act(
      async (call) => setStarted((await call(startNextRound, { params })).round),
      // The button goes away with what it did.
      () => heading.current?.focus(),
    )
    for (const shown of [listMailings, getClient, getProcessingStatus]) {
      void queries.invalidateQueries({ queryKey: queryKeyOf(shown, { params }), exact: true })
    }
  }
  if (started === null && props.round === null && props.reason === null && failure === null) return null
  return (
    <div className="rounded-lg border border-line bg-surface p-5 sm:p-6">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {texts.title}
      </h3>
      <div role="status" className="mt-2 empty:hidden">
        {started !== null && (
          <Notice tone="good" title={texts.started(started)}>
            <p>
              {texts.startedText}{' '}
              <TextLink to={`/client-dashboard?client=${props.clientId}`}>{texts.toPortal}</TextLink>
            </p>
          </Notice>
        )}
      </div>
      {started === null && props.round !== null && (
        <>
          <p className="mt-2 max-w-prose">
            {props.isPrepared ? texts.prepared(props.round) : texts.ready(props.round)}
          </p>
          <Button
            kind={props.isPrepared ? 'secondary' : 'primary'}
            className="mt-4"
            busy={busy}
            onClick={() => void start()}
          >
            {props.isPrepared ? texts.anew(props.round) : texts.prepare(props.round)}
          </Button>
        </>
      )}
      {started === null && props.round === null && props.reason && (
        <p className="mt-2 max-w-prose">
          <span className="font-semibold">{texts.waiting} </span>
          {say(props.reason)}
        </p>
      )}
      {started === null && props.round === null && (
        <HoldingUpgrade holding={{ upgrade: props.upgrade }} texts={holding} />
      )}
      {failure && (
        <Notice tone="alarm" role="alert" className="mt-3">
          <p>{failure}</p>
        </Notice>
      )}
    </div>
  )
}

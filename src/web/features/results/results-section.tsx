import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { HoldingShown } from '../../../shared/api/holding.ts'
import { type DisputeResult, listResults } from '../../../shared/api/results.ts'
import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import { uncountedAnswer } from '../../../shared/rules/uncounted-answer.ts'
import type { Said } from '../../../shared/sentences/said.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { useCall } from '../../lib/use-call.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FoldingSection } from '../../ui/folding-section.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AnswerForm } from './answer-form.tsx'
import { NextRound } from './next-round.tsx'
import { ResultCard } from './result-card.tsx'

interface ResultsSectionProps {
  clientId: string
  /** Bureaus to which a letter was handed over. */
  mailedTo: readonly BureauKey[]
  nextRound: number | null
  nextRoundReason: Said | null
  nextRoundUpgrade: HoldingShown['upgrade']
  /** Letters of the next round are there already and not mailed. */
  isPrepared: boolean
  /** Another way to enter an answer, in the place of the form here. */
  entry?: ReactNode
  /** An answer came: deadlines and the next round may have changed. */
  onChanged: () => void
}

/** The bureaus' answers, newest first, the form for another one, and the round that follows. */
export function ResultsSection({ clientId, mailedTo, entry, onChanged, ...next }: ResultsSectionProps) {
  const texts = useMessages().results
  const queries = useQueryClient()
  const results = useCall(
    listResults,
    { params: { id: clientId } },
    // The live channel tells of every page; without it the page asks.
    { againAfterMs: (data) => (isReading(data) ? 5_000 : false) },
  )
  const held = uncountedAnswer(results.data ?? [])
  const [open, setOpen] = useState(false)
  const [announcement, announce] = useState('')
  const close = () => {
    setOpen(false)
    document.getElementById('results-title')?.focus()
  }
  const put = (result: DisputeResult) => {
    queries.setQueryData<DisputeResult[]>(queryKeyOf(listResults, { params: { id: clientId } }), (before) => [
      result,
      ...(before ?? []).filter(({ id }) => id !== result.id),
    ])
    onChanged()
  }
  const take = (result: DisputeResult) => {
    put(result)
    announce(texts.upload.saved(result.bureau))
    close()
  }
  const change = (result: DisputeResult) => {
    const before = results.data?.find(({ id }) => id === result.id)
    put(result)
    if (before && (before.round !== result.round || before.bureau !== result.bureau))
      announce(texts.movedSay(result.bureau, result.round))
    if (result.scan?.state === 'confirmed') announce(texts.scan.confirmedSay(result.bureau))
    if (result.scan?.state === 'set_aside') announce(texts.scan.asideSay(result.bureau))
    // The button or the form that did it goes away.
    document.getElementById(`result-${result.id}`)?.focus()
  }
  // Nobody can answer a letter that was not mailed: a phone has no room for it yet.
  const isAhead = !entry && mailedTo.length === 0 && (results.data ?? []).length === 0 && !results.error
  const Section = isAhead ? FoldingSection : PageSection
  return (
    <Section id="results" title={texts.title} lead={texts.lead}>
      <div className="grid gap-5">
        {entry ??
          (open ? (
            <AnswerForm clientId={clientId} bureaus={mailedTo} onSaved={take} onCancel={close} />
          ) : mailedTo.length > 0 ? (
            <Button kind="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
              {texts.upload.open}
            </Button>
          ) : (
            <p>{texts.notMailed}</p>
          ))}
        {results.error && <LoadFailure of={results} otherwise={texts.failed} />}
        {!results.data && !results.error && <Skeleton />}
        {results.data?.length === 0 && mailedTo.length > 0 && (
          <EmptyState title={texts.none}>{texts.noneText}</EmptyState>
        )}
        <ol className="grid gap-5 empty:hidden">
          {(results.data ?? []).map((result) => (
            <ResultCard key={result.id} clientId={clientId} result={result} onChanged={change} />
          ))}
        </ol>
        <NextRound
          clientId={clientId}
          round={held ? null : next.nextRound}
          reason={
            held === undefined || held.cameBy !== undefined
              ? next.nextRoundReason
              : held.scan?.isByHand
                ? texts.scan.unreadHoldsRound(held.bureau)
                : texts.scan.holdsRound(held.bureau)
          }
          upgrade={held === undefined ? next.nextRoundUpgrade : null}
          isPrepared={next.isPrepared}
        />
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </Section>
  )
}

function isReading(data: unknown): boolean {
  return Array.isArray(data) && (data as DisputeResult[]).some(({ scan }) => scan?.state === 'reading')
}

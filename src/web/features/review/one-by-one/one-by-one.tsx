import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { Decision, ReviewConfirmation, ReviewQuestion } from '../../../../shared/api/review.ts'
import { afterSecondPress } from '../../../lib/second-press.ts'
import { useMessages } from '../../../lib/use-messages.tsx'
import { useSearch } from '../../../lib/use-search.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { WordedFinding } from '../review-in-words.ts'
import type { useReview } from '../use-review.ts'
import type { RenderSigning } from './sign-step.tsx'
import { StepBody } from './step-body.tsx'
import { StepHeading, titleOf } from './step-heading.tsx'
import { firstOpen, nextOpen, type Step, saidOf, stepNamed, stepsOf, type WordedReview } from './steps.ts'
import { useStillAt } from './use-still-at.ts'

const stepSearch = z.object({ step: z._default(z.catch(z.string(), ''), '') })

interface OneByOneProps {
  clientId: string
  review: WordedReview
  data: ReturnType<typeof useReview>
  renderSigning: RenderSigning
  onShowAll: () => void
}

/** The review as screens: one thing, its proof, a word on it, and on to the next. What was said can be undone at once. */
export function OneByOne({ clientId, review, data, renderSigning, onShowAll }: OneByOneProps) {
  const messages = useMessages().review
  const texts = messages.oneByOne
  const [{ step: named }, patch] = useSearch(stepSearch)
  const [last, setLast] = useState<{ said: string; undo: WordedFinding | null } | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isStillAt = useStillAt(named)
  const steps = stepsOf(review)
  // Until the address names a screen, the one that was open first: a word on it must not take it away before it is seen.
  const [start] = useState(() => firstOpen(steps)?.id ?? '')
  const step = stepNamed(steps, named || start)
  const id = step?.id
  const drawn = useRef(id)
  // A new screen is read from its heading on, by eyes and by screen readers; the first one is the page's own.
  useEffect(() => {
    if (drawn.current === id) return
    drawn.current = id
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'start' })
  }, [id])
  if (!step) return null
  const at = steps.indexOf(step)
  const goTo = (target: Step | undefined) => {
    if (target) patch({ step: target.id }, { replace: false, keepScroll: true })
  }
  const decide = async (finding: WordedFinding, decision: Decision, note?: string) => {
    const pressed = afterSecondPress()
    if (!(await data.edits.decide(finding, decision, note))) return false
    await pressed
    const name = decision === 'hold' ? texts.unsure : messages.findings.decisions[decision]
    setLast({ said: texts.saved(finding.title, name), undo: finding })
    if (note === undefined && isStillAt(named)) goTo(nextOpen(steps, at))
    return true
  }
  const disputeTogether = async (findings: readonly WordedFinding[]) => {
    // The screen goes with the yes to it, at once: Back must not lead to where it was.
    const target = nextOpen(steps, at, findings)
    if (target) patch({ step: target.id }, { replace: true, keepScroll: true })
    if (await data.edits.disputeTogether(findings)) return true
    if (target && isStillAt(target.id)) patch({ step: 'provable' }, { replace: true, keepScroll: true })
    return false
  }
  const leaveForLater = async (findings: readonly WordedFinding[]) => {
    goTo(steps.at(-1))
    const isSaved = await data.edits.leaveForLater(findings)
    if (isSaved) setLast({ said: texts.rest.saved(findings.length), undo: null })
    else if (isStillAt('sign')) goTo(step)
    return isSaved
  }
  const disputeAlone = async (findings: readonly WordedFinding[], rest: readonly WordedFinding[]) => {
    patch({ step: 'sign' }, { replace: true, keepScroll: true })
    const isDisputed = await data.edits.disputeTogether(findings)
    if (isDisputed && (await data.edits.leaveForLater(rest))) {
      setLast({ said: texts.rest.saved(rest.length), undo: null })
      return true
    }
    // What was saved of it stands; the rest is where it was.
    if (isDisputed) setLast({ said: texts.rest.notLeft(findings.length), undo: null })
    if (isStillAt('sign')) patch({ step: null }, { replace: true, keepScroll: true })
    return isDisputed
  }
  const confirm = async (value: ReviewConfirmation, correct: boolean) => {
    const pressed = afterSecondPress()
    if (!(await data.edits.confirm(value, correct))) return
    await pressed
    const { confirmed, denied } = messages.confirmations
    setLast({ said: `${value.label}: ${correct ? confirmed : denied}`, undo: null })
    if (isStillAt(named)) goTo(steps[at + 1])
  }
  const goOn = async () => {
    await afterSecondPress()
    if (isStillAt(named)) goTo(nextOpen(steps, at))
  }
  const answered = (becomes: NonNullable<ReviewQuestion['answer']>['becomes']) => {
    setLast({ said: texts.answered[becomes], undo: null })
    void goOn()
  }
  const undo = async (finding: WordedFinding) => {
    const before = finding.decision
    const done = before
      ? await data.edits.decide(finding, before.decision, before.note ?? undefined)
      : await data.edits.takeBack(finding)
    setLast({ said: done ? texts.takenBack(finding.title) : texts.undoFailed, undo: done ? null : finding })
    if (done) goTo(steps.find((each) => each.id === finding.id))
  }
  const { said, all } = saidOf(steps)
  return (
    <div className="mx-auto max-w-2xl pb-20">
      <div className="mb-3">
        <p className="mb-1 flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
          <span className="font-semibold">{texts.progress(said, all)}</span>
          <span className="text-muted">{texts.place(at + 1, steps.length)}</span>
        </p>
        <ProgressBar
          percent={all === 0 ? 100 : (said / all) * 100}
          label={texts.progressLabel}
          valueText={texts.progress(said, all)}
        />
      </div>
      <article
        aria-labelledby="step-title"
        className={classNames(!bringsCard(step) && 'rounded-lg border border-line bg-surface p-4 sm:p-6')}
      >
        <StepHeading step={step} findings={review.findings.length}>
          <h2 id="step-title" ref={heading} tabIndex={-1} className="scroll-mt-4 text-xl outline-offset-4">
            {titleOf(step, messages)}
          </h2>
        </StepHeading>
        <div className="mt-3">
          <StepBody
            key={step.id}
            {...{ clientId, review, data, step, renderSigning }}
            onDecide={decide}
            onTogether={disputeTogether}
            onTogetherAlone={disputeAlone}
            onAnswered={answered}
            onGoOn={() => void goOn()}
            onLeave={leaveForLater}
            onConfirm={confirm}
            onOpen={() => goTo(firstOpen(steps))}
            onNext={() => goTo(steps[at + 1])}
          />
        </div>
      </article>
      <div className="mt-4 flex gap-3">
        <Button
          kind="secondary"
          className="flex-1"
          aria-disabled={at === 0}
          onClick={() => goTo(steps[at - 1])}
        >
          {texts.back}
        </Button>
        {step.kind !== 'sign' && (
          <Button kind="secondary" className="flex-1" onClick={() => goTo(steps[at + 1])}>
            {step.isOpen && !review.frozen ? texts.later : texts.next}
          </Button>
        )}
      </div>
      {step.kind === 'question' && (
        <Button kind="quiet" className="mt-2 -ml-5 min-h-11 text-left" onClick={() => goTo(steps.at(-1))}>
          {texts.toLetters}
        </Button>
      )}
      <p className="mt-4 text-sm text-muted">
        <TextLink to={`/client-dashboard?client=${clientId}`} className="inline-flex min-h-11 items-center">
          {texts.stop}
        </TextLink>
        <span className="block">{texts.stopHint}</span>
      </p>
      <Button kind="quiet" size="sm" className="-ml-3 min-h-11" onClick={onShowAll}>
        {texts.all}
      </Button>
      {/*
        At the foot of the window: what was said is undone where the thumb is, and nothing moves when it comes. Where one signs, at the foot
        of the page: over the field it would take strokes of the signature.
      */}
      <div
        role="status"
        className={classNames(
          step.kind === 'sign' ? 'mt-3' : 'fixed inset-x-0 bottom-0 z-10 px-4 pb-2',
          // Above the buttons that are in reach there.
          step.kind === 'finding' && 'max-sm:bottom-20',
        )}
      >
        {last && (
          <span className="mx-auto flex max-w-2xl items-center justify-between gap-x-3 rounded-md border border-edge bg-surface px-4 py-1 text-sm shadow-lifted">
            <span className="py-2">{last.said}</span>
            {last.undo && !review.frozen && (
              <Button
                kind="quiet"
                size="sm"
                className="min-h-11"
                onClick={() => last.undo && void undo(last.undo)}
              >
                {texts.undo}
              </Button>
            )}
          </span>
        )}
      </div>
    </div>
  )
}

/** Whether what is drawn has a frame of its own. */
const bringsCard = ({ kind }: Step) => kind === 'confirmation'

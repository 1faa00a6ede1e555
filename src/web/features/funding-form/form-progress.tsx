import { useMessages } from '../../lib/use-messages.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { StepIndicator } from '../../ui/step-indicator.tsx'
import type { FundingStep } from './field-problems.ts'

/** 'Step 1 of 3: Personal Information', and how much is answered. */
export function FormProgress({ step, percent }: { step: FundingStep; percent: number }) {
  const { funding } = useMessages()
  const words = funding.percent(percent)
  return (
    <div className="mb-4 grid gap-2">
      <div className="flex flex-wrap justify-between gap-x-4">
        <StepIndicator step={step} total={3} name={funding.stepTitles[step]} />
        <p className="text-muted tabular-nums">{words}</p>
      </div>
      <ProgressBar percent={percent} label={funding.pageTitle} valueText={words} />
    </div>
  )
}

import type { ReactNode } from 'react'
import { useMessages } from '../../../lib/use-messages.tsx'
import { Badge } from '../../../ui/badge.tsx'
import type { Step } from './steps.ts'

/** Which finding it is and how strong, above its title. */
export function StepHeading(props: { step: Step; findings: number; children: ReactNode }) {
  const { findings: texts, oneByOne } = useMessages().review
  if (props.step.kind !== 'finding') return props.children
  const { finding, position } = props.step
  const grade = finding.ground === 'policy' ? 'policy' : finding.strength
  return (
    <>
      <p className="mb-1 flex flex-wrap items-center justify-between gap-2 text-sm text-muted tabular-nums">
        {oneByOne.finding(position, props.findings)}
        <Badge tone={grade === 'A' ? 'good' : 'wait'}>{texts.strength[grade]}</Badge>
      </p>
      {props.children}
    </>
  )
}

/** What a screen is about. */
export function titleOf(step: Step, { oneByOne }: ReturnType<typeof useMessages>['review']): string {
  switch (step.kind) {
    case 'identity':
      return oneByOne.identity
    case 'confirmation':
      return oneByOne.value
    case 'provable':
      return oneByOne.provable.title
    case 'finding':
      return step.finding.title
    case 'question':
      return oneByOne.question
    case 'sign':
      return oneByOne.sign.title
  }
}

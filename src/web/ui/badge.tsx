import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Tone = 'neutral' | 'good' | 'wait' | 'alarm' | 'beta'

const tones: Record<Tone, string> = {
  neutral: 'bg-sunk text-ink',
  good: 'bg-press-soft text-press',
  wait: 'bg-wait-soft text-wait',
  alarm: 'bg-alarm-soft text-alarm',
  beta: 'bg-beta-soft text-beta',
}

/** A short state in words; the colour only repeats it. */
export function Badge({
  tone = 'neutral',
  children,
  className,
}: {
  tone?: Tone
  children: ReactNode
  className?: string
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full border border-transparent px-3 py-0.5 text-sm font-semibold',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}

interface ProgressBarProps {
  /** 0 to 100. */
  percent: number
  /** What progresses, for a screen reader. */
  label: string
  /** In words, when the number alone says too little: '40%, Round 1 Sent'. */
  valueText?: string
  tone?: 'press' | 'alarm'
}

/** Drawn as SVG, so that its width is an attribute and not a style that the CSP would have to allow. */
export function ProgressBar({ percent, label, valueText, tone = 'press' }: ProgressBarProps) {
  const value = Math.round(Math.min(100, Math.max(0, percent)))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className="h-2.5 w-full overflow-hidden rounded-full border border-line bg-sunk"
    >
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="block h-full w-full" aria-hidden="true">
        <rect
          width={value}
          height="10"
          className={`transition-[width] duration-200 ${tone === 'alarm' ? 'fill-alarm' : 'fill-press'}`}
        />
      </svg>
    </div>
  )
}

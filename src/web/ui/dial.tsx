interface DialProps {
  /** 0 to 100. */
  value: number
  /** What stands in the middle: '78%', '64'. */
  text: string
  /** Below it: 'Readiness', 'of 100'. */
  caption: string
  /** The same in words, for a screen reader. */
  label: string
}

const radius = 80
/** Three quarters of a circle, open below. */
const whole = 0.75 * 2 * Math.PI * radius

/** A number from 0 to 100 as a dial with a mark at each quarter. */
export function Dial({ value, text, caption, label }: DialProps) {
  const part = (Math.min(100, Math.max(0, value)) / 100) * whole
  return (
    <svg viewBox="0 0 200 190" role="img" aria-label={label} className="mx-auto w-full max-w-56">
      <g transform="rotate(135 100 100)" fill="none" strokeWidth="14" strokeLinecap="round">
        <circle
          cx="100"
          cy="100"
          r={radius}
          strokeDasharray={`${whole} ${2 * Math.PI * radius}`}
          className="stroke-line"
        />
        {part > 0 && (
          <circle
            cx="100"
            cy="100"
            r={radius}
            strokeDasharray={`${part} ${2 * Math.PI * radius}`}
            className="stroke-press"
          />
        )}
        {[0.25, 0.5, 0.75].map((quarter) => (
          <line
            key={quarter}
            x1="164"
            x2="158"
            y1="100"
            y2="100"
            strokeWidth="2"
            transform={`rotate(${quarter * 270} 100 100)`}
            className="stroke-edge"
          />
        ))}
      </g>
      <text
        x="100"
        y="116"
        textAnchor="middle"
        className="fill-ink font-serif text-[44px] font-semibold tabular-nums"
      >
        {text}
      </text>
      <text x="100" y="184" textAnchor="middle" className="fill-muted text-[15px]">
        {caption}
      </text>
    </svg>
  )
}

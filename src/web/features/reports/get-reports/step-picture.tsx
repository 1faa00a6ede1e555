import type { ReactNode } from 'react'

export type StepPictureName =
  | 'address'
  | 'form'
  | 'bureaus'
  | 'questions'
  | 'save'
  | 'iphone'
  | 'android'
  | 'computer'

/**
 * A telephone with what a step is about on its screen, drawn here: nobody's page, nobody's mark. The words beside it say the
 * same; what is to be pressed is green.
 */
export function StepPicture({ name }: { name: StepPictureName }) {
  return (
    <svg viewBox="0 0 72 120" aria-hidden="true" className="h-30 w-18 shrink-0">
      {name === 'computer' ? computer : frame}
      {screens[name]}
    </svg>
  )
}

const frame = (
  <>
    <rect x="2" y="2" width="68" height="116" rx="10" className="fill-surface stroke-edge" strokeWidth="2" />
    <rect x="28" y="7" width="16" height="3" rx="1.5" className="fill-edge" />
  </>
)

const computer = (
  <>
    <rect x="2" y="24" width="68" height="48" rx="4" className="fill-surface stroke-edge" strokeWidth="2" />
    <path d="M26 84h20M36 72v12" className="stroke-edge" strokeWidth="3" />
  </>
)

const line = (y: number, width = 48, x = 12) => (
  <rect key={`${x} ${y}`} x={x} y={y} width={width} height="4" rx="2" className="fill-line" />
)
const box = (y: number) => (
  <rect key={y} x="11" y={y} width="50" height="11" rx="2" className="fill-paper stroke-edge" />
)
const button = (y: number, children?: ReactNode) => (
  <>
    <rect x="11" y={y} width="50" height="13" rx="3" className="fill-press" />
    {children}
  </>
)
const tick = (y: number) => (
  <g key={y}>
    <rect x="12" y={y} width="10" height="10" rx="2" className="fill-press" />
    <path d={`m14 ${y + 5} 2.5 2.5L20 ${y + 2.5}`} className="fill-none stroke-on-press" strokeWidth="1.8" />
    {line(y + 3, 32, 28)}
  </g>
)
/** Out of a box, upwards: the sign of sharing on a telephone. */
const share = (x: number, y: number) => (
  <path
    d={`M${x - 4} ${y}h-3v11h14v-11h-3M${x} ${y + 6}v-13m-4 4 4-4 4 4`}
    className="fill-none stroke-press"
    strokeWidth="2"
  />
)
const paper = (x: number, y: number) => (
  <g>
    <path d={`M${x} ${y}h16l8 8v26h-24Z`} className="fill-paper stroke-ink" strokeWidth="1.6" />
    <path d={`M${x + 16} ${y}v8h8`} className="fill-none stroke-ink" strokeWidth="1.6" />
    <text x={x + 12} y={y + 24} textAnchor="middle" className="fill-ink text-[8px] font-semibold">
      PDF
    </text>
  </g>
)
const arrow = (y: number) => (
  <path d={`M36 ${y}v10m-5-5 5 5 5-5`} className="fill-none stroke-press" strokeWidth="2.4" />
)

const screens: Readonly<Record<StepPictureName, ReactNode>> = {
  address: (
    <>
      <rect x="8" y="18" width="56" height="14" rx="7" className="fill-sunk stroke-press" strokeWidth="1.6" />
      <path
        d="M13 24h6v5h-6Zm1 0v-1.500a2 2 0 0 1 4 0v1.500"
        className="fill-press stroke-press"
        strokeWidth="0.8"
      />
      <text x="22" y="27.500" className="fill-ink text-[5.4px] font-semibold" textLength="38">
        annualcreditreport
      </text>
      {[44, 54, 64].map((y) => line(y))}
      {button(90)}
    </>
  ),
  form: (
    <>
      {[22, 39, 56].map(box)}
      {line(26, 30, 15)}
      {line(43, 22, 15)}
      {button(90)}
    </>
  ),
  bureaus: (
    <>
      {[26, 46, 66].map(tick)}
      {button(92)}
    </>
  ),
  questions: (
    <>
      {line(22)}
      {line(30, 34)}
      {[46, 60, 74].map((y) => (
        <g key={y}>
          <circle cx="17" cy={y} r="4.500" className="fill-paper stroke-edge" strokeWidth="1.4" />
          {line(y - 2, 30, 28)}
        </g>
      ))}
      <circle cx="17" cy="88" r="4.500" className="fill-paper stroke-press" strokeWidth="1.6" />
      <circle cx="17" cy="88" r="2.400" className="fill-press" />
      {line(86, 22, 28)}
    </>
  ),
  save: (
    <>
      {line(20)}
      {line(28, 38)}
      {arrow(40)}
      {paper(24, 56)}
      {button(98)}
    </>
  ),
  iphone: (
    <>
      {share(36, 26)}
      {arrow(42)}
      <rect x="24" y="62" width="24" height="12" rx="2" className="fill-paper stroke-ink" strokeWidth="1.6" />
      <path d="M28 62v-6h16v6M28 70h16v8h-16Z" className="fill-surface stroke-ink" strokeWidth="1.600" />
      {arrow(84)}
      <path d="M20 100h10l3 3h19v11h-32Z" className="fill-press-soft stroke-press" strokeWidth="1.600" />
    </>
  ),
  android: (
    <>
      {[18, 24, 30].map((y) => (
        <circle key={y} cx="58" cy={y} r="2.200" className="fill-press" />
      ))}
      {line(22, 34)}
      {arrow(38)}
      {paper(24, 54)}
      {button(
        96,
        <text x="36" y="105" textAnchor="middle" className="fill-on-press text-[7.5px] font-semibold">
          PDF
        </text>,
      )}
    </>
  ),
  computer: (
    <>
      <rect
        x="12"
        y="36"
        width="20"
        height="20"
        rx="3"
        className="fill-sunk stroke-press"
        strokeWidth="1.600"
      />
      <text x="22" y="49" textAnchor="middle" className="fill-ink text-[7px] font-semibold">
        Ctrl
      </text>
      <rect
        x="40"
        y="36"
        width="20"
        height="20"
        rx="3"
        className="fill-sunk stroke-press"
        strokeWidth="1.600"
      />
      <text x="50" y="49.500" textAnchor="middle" className="fill-ink text-[9px] font-semibold">
        P
      </text>
    </>
  ),
}

import { type PointerEvent, useRef } from 'react'
import { Button } from '../../ui/button.tsx'

/** Lines of the pen: x and y in turn, x to 600 and y to 200. */
export type Drawing = number[][]

const width = 600
const height = 200
const mostLines = 100
const mostNumbers = 2000

interface DrawingFieldProps {
  drawing: Drawing
  texts: { label: string; hint: string; field: string; clear: string }
  onChange: (next: Drawing) => void
}

/** A field to sign in with a finger, a pen or the mouse. Nobody may need it: another way to sign stands beside it. */
export function DrawingField({ drawing, texts, onChange }: DrawingFieldProps) {
  const current = useRef<Drawing | null>(null)
  const pointOf = (event: PointerEvent<SVGSVGElement>): [number, number] => {
    const box = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - box.left) / box.width) * width
    const y = ((event.clientY - box.top) / box.height) * height
    const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most))
    return [within(x, width), within(y, height)]
  }
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (drawing.length >= mostLines) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    current.current = [...drawing, pointOf(event)]
    onChange(current.current)
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const lines = current.current
    const line = lines?.at(-1)
    if (!lines || !line || line.length >= mostNumbers) return
    current.current = [...lines.slice(0, -1), [...line, ...pointOf(event)]]
    onChange(current.current)
  }
  const end = () => {
    current.current = null
  }
  return (
    <div className="grid justify-items-start gap-2">
      <p className="font-semibold">{texts.label}</p>
      <p className="text-muted">{texts.hint}</p>
      <svg
        role="img"
        aria-label={texts.field}
        viewBox={`0 0 ${width} ${height}`}
        className="w-full max-w-xl touch-none rounded-md border border-edge bg-surface text-ink"
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line x1="30" y1="160" x2="570" y2="160" className="stroke-line" strokeWidth="2" />
        {drawing.map((line) => (
          <polyline
            key={line.slice(0, 2).join()}
            points={line.join(' ')}
            fill="none"
            stroke="currentColor"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ))}
      </svg>
      {drawing.length > 0 && (
        <Button kind="secondary" onClick={() => onChange([])}>
          {texts.clear}
        </Button>
      )}
    </div>
  )
}

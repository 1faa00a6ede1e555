interface Bar {
  id: string
  value: number
  /** Below the bar: 'Jan'. */
  label: string
  /** Below the label where there is room: '$49k'. */
  valueLabel: string
  /** The bar's cells in the text equivalent. */
  cells: readonly string[]
}

interface BarChartProps {
  caption: string
  bars: readonly Bar[]
  /** A line across all bars. */
  reference: { value: number; label: string }
  /** Headers of the text equivalent; the first is that of the rows. */
  headers: readonly [string, ...string[]]
}

const height = 100
const step = 10
const gap = 1.5

/**
 * Upright bars against a line, drawn as SVG. A screen reader gets the same figures as a table; nothing is told by colour
 * alone, for the line says which bars reach it.
 */
export function BarChart({ caption, bars, reference, headers }: BarChartProps) {
  const top = Math.max(reference.value, ...bars.map(({ value }) => value), 1) * 1.05
  const width = bars.length * step
  const lineAt = height - (reference.value / top) * height
  return (
    <figure className="relative">
      <div aria-hidden="true">
        <p className="mb-1 flex items-center gap-2 text-sm text-muted">
          <svg aria-hidden="true" viewBox="0 0 24 4" className="h-1 w-6">
            <line x1="0" y1="2" x2="24" y2="2" strokeDasharray="5 3" className="stroke-ink stroke-2" />
          </svg>
          {reference.label}
        </p>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="block h-40 w-full"
        >
          {bars.map((bar, at) => (
            <rect
              key={bar.id}
              x={at * step + gap}
              y={height - (bar.value / top) * height}
              width={step - 2 * gap}
              height={(bar.value / top) * height}
              className={bar.value >= reference.value ? 'fill-press' : 'fill-press/60'}
            >
              <title>{bar.cells.join(', ')}</title>
            </rect>
          ))}
          <line
            x1="0"
            y1={height}
            x2={width}
            y2={height}
            vectorEffect="non-scaling-stroke"
            className="stroke-edge"
          />
          <line
            x1="0"
            y1={lineAt}
            x2={width}
            y2={lineAt}
            vectorEffect="non-scaling-stroke"
            strokeDasharray="5 3"
            className="stroke-ink stroke-2"
          />
        </svg>
        <div className="mt-1 grid auto-cols-fr grid-flow-col text-center text-sm leading-tight tabular-nums">
          {bars.map((bar) => (
            <span key={bar.id} className="min-w-0">
              {bar.label}
              <span className="block text-muted max-sm:hidden">{bar.valueLabel}</span>
            </span>
          ))}
        </div>
      </div>
      <TextEquivalent caption={caption} headers={headers} bars={bars} />
    </figure>
  )
}

/** In a box of its own: a table is as wide as its words, hidden or not, and a narrow page would scroll sideways over it. */
function TextEquivalent({ caption, headers, bars }: Pick<BarChartProps, 'caption' | 'headers' | 'bars'>) {
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ id, cells: [name, ...others] }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {others.map((cell, at) => (
                <td key={headers[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

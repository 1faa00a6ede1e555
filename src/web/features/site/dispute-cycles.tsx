interface DisputeCyclesProps {
  /** In their order; all take the same time. */
  cycles: readonly { title: string; days: string; text: string; steps: readonly string[] }[]
}

/** Cycles that follow each other on one line of days, with what happens in each. */
export function DisputeCycles({ cycles }: DisputeCyclesProps) {
  return (
    <ol className="grid gap-8 md:auto-cols-fr md:grid-flow-col md:gap-0">
      {cycles.map(({ title, days, text, steps }, position) => (
        <li key={title} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-5 md:flex md:flex-col md:pr-8">
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="row-span-4 h-full w-4 md:mb-5 md:-mr-8 md:h-4 md:w-auto"
          >
            <rect
              width="100"
              height="100"
              className={['fill-press/40', 'fill-press/70', 'fill-press'][position] ?? 'fill-press'}
            />
          </svg>
          <p className="font-serif text-lg font-semibold tabular-nums">{days}</p>
          <h3 className="mt-1 text-xl">{title}</h3>
          <p className="mt-2 text-base">{text}</p>
          <ul className="mt-3 grid list-disc gap-1 pl-5 text-base text-muted">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

/** Steps in their order, joined by a line: beside each other on wide screens, below each other on narrow ones. */
export function NumberedSteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="grid gap-8 md:auto-cols-fr md:grid-flow-col">
      {steps.map(({ title, text }, position) => (
        <li key={title} className="relative pl-14 md:pt-14 md:pl-0">
          {position < steps.length - 1 && (
            <span
              aria-hidden="true"
              className="absolute top-10 -bottom-8 left-5 w-px bg-edge md:top-5 md:-right-8 md:bottom-auto md:left-10 md:h-px md:w-auto"
            />
          )}
          <span
            aria-hidden="true"
            className="absolute top-0 left-0 flex size-10 items-center justify-center rounded-full border-2 border-press bg-paper font-serif font-semibold text-press tabular-nums"
          >
            {position + 1}
          </span>
          <h3 className="text-xl">{title}</h3>
          <p className="mt-1 text-base text-muted">{text}</p>
        </li>
      ))}
    </ol>
  )
}

import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowRight from 'lucide-react/icons/arrow-right'

interface GatedStepsProps {
  steps: readonly {
    title: string
    /** '$99', '10%' */
    price: string
    /** 'required', 'only if prequalified' */
    condition: string
    text: string
    /** What happens when the gate behind this step stays shut: nothing more is paid. */
    otherwise: string
  }[]
}

/** Paid steps with a gate between each two: the next price is due only when its gate opens. */
export function GatedSteps({ steps }: GatedStepsProps) {
  return (
    <ol className="grid gap-6 lg:auto-cols-fr lg:grid-flow-col lg:gap-10">
      {steps.map(({ title, price, condition, text, otherwise }, position) => (
        <li key={title} className="relative flex flex-col rounded-lg border border-line bg-surface p-6">
          {position > 0 && (
            <span
              aria-hidden="true"
              className="absolute -top-6 left-1/2 flex size-6 -translate-x-1/2 items-center justify-center text-press lg:top-1/2 lg:-left-8 lg:translate-x-0 lg:-translate-y-1/2"
            >
              <ArrowDown className="size-6 lg:hidden" />
              <ArrowRight className="hidden size-6 lg:block" />
            </span>
          )}
          <h3 className="text-xl">{title}</h3>
          <p className="mt-3 flex flex-wrap items-baseline gap-x-3">
            <span className="font-serif text-3xl font-semibold tabular-nums">{price}</span>
            <span className="rounded-full bg-press-soft px-3 py-1 text-sm font-semibold text-press">
              {condition}
            </span>
          </p>
          <p className="mt-4 mb-4 text-base">{text}</p>
          <p className="mt-auto border-t border-dashed border-edge pt-3 text-base text-muted">{otherwise}</p>
        </li>
      ))}
    </ol>
  )
}

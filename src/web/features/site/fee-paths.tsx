interface FeePath {
  term: string
  text: string
}

interface FeePathsProps {
  /** Paid before anything is known. */
  first: FeePath
  /** What follows if funding comes, and what follows if it does not. */
  funded: FeePath
  unfunded: FeePath
}

/** One payment, then two ways on: what is due on each of them. */
export function FeePaths({ first, funded, unfunded }: FeePathsProps) {
  return (
    <div className="grid md:grid-cols-[minmax(0,1fr)_5rem_minmax(0,1fr)] md:items-stretch">
      <FeeBox path={first} className="border-line md:self-center" />
      <svg
        viewBox="0 0 80 200"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="hidden size-full md:block"
      >
        <path
          d="M0 100 H40 M40 50 V150 M40 50 H80 M40 150 H80"
          fill="none"
          className="stroke-edge"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <svg
        viewBox="0 0 100 32"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-8 w-full md:hidden"
      >
        <path d="M50 0 V32" className="stroke-edge" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="grid gap-6">
        <FeeBox path={funded} className="border-2 border-press" />
        <FeeBox path={unfunded} className="border-dashed border-edge" />
      </div>
    </div>
  )
}

function FeeBox({ path, className }: { path: FeePath; className: string }) {
  return (
    <div className={`grid content-center rounded-lg border bg-surface p-6 sm:p-8 ${className}`}>
      <h3 className="font-sans text-base font-normal text-muted">{path.term}</h3>
      <p className="mt-1 font-serif text-2xl font-semibold tabular-nums">{path.text}</p>
    </div>
  )
}

import { performanceFee, successFeeOn } from '../../../shared/catalogue/success-fees.ts'
import { formatDollars } from '../../../shared/rules/money.ts'

interface FeeExamplesProps {
  texts: {
    /** '$50K funded' */
    funded: (amount: string) => string
    nothingFunded: string
    /** 'gives a fee of $5,000' */
    fee: (amount: string) => string
    noFee: string
    caption: string
  }
}

const widest = Math.max(...performanceFee.fundedExamples)

/** What the fee is of three outcomes, each drawn against the largest; the words beside the bars say the same. */
export function FeeExamples({ texts }: FeeExamplesProps) {
  return (
    <figure className="rounded-lg border border-line bg-surface p-6 sm:p-8">
      <ul className="grid gap-8">
        {performanceFee.fundedExamples.map((funded) => (
          <li
            key={funded}
            className="grid gap-x-8 gap-y-2 md:grid-cols-[14rem_minmax(0,1fr)] md:items-center"
          >
            <p className="grid">
              <span className="text-base text-muted tabular-nums">
                {funded > 0 ? texts.funded(inThousands(funded)) : texts.nothingFunded}
              </span>
              <span className="font-serif text-2xl font-semibold tabular-nums">
                {formatDollars(successFeeOn(funded), { whole: true })}
              </span>
              <span className="sr-only">
                {funded > 0 ? texts.fee(formatDollars(successFeeOn(funded), { whole: true })) : texts.noFee}
              </span>
            </p>
            <FeeBar funded={funded} />
          </li>
        ))}
      </ul>
      <figcaption className="mt-6 border-t border-line pt-3 text-sm text-muted">{texts.caption}</figcaption>
    </figure>
  )
}

function FeeBar({ funded }: { funded: number }) {
  const width = (funded / widest) * 1000
  const fee = (successFeeOn(funded) / widest) * 1000
  return (
    <svg viewBox="0 0 1000 40" preserveAspectRatio="none" aria-hidden="true" className="h-10 w-full">
      {funded > 0 ? (
        <>
          <rect width={width} height="40" className="fill-line" />
          <rect width={fee} height="40" className="fill-press" />
          <path
            d={`M0.5 0 V40 M${width - 1} 0 V40`}
            className="stroke-edge"
            vectorEffect="non-scaling-stroke"
          />
        </>
      ) : (
        <path
          d="M2 0 V40"
          className="stroke-edge stroke-2"
          strokeDasharray="4 4"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  )
}

/** '$50K' */
const inThousands = (dollars: number) => `${formatDollars(dollars / 1000, { whole: true })}K`

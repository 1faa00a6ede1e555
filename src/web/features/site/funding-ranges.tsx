import { formatDollars } from '../../../shared/rules/money.ts'

/** Typical amounts in whole dollars (specification, section 9). */
const ranges = {
  sba: [50_000, 5_000_000],
  revenueBased: [10_000, 500_000],
  dscr: [100_000, 3_000_000],
  linesOfCredit: [5_000, 250_000],
  cardStacking: [50_000, 150_000],
  startup: [10_000, 100_000],
} as const
type FundingType = keyof typeof ranges

const order = Object.keys(ranges) as FundingType[]
const least = Math.min(...Object.values(ranges).map(([from]) => from))
const most = Math.max(...Object.values(ranges).map(([, to]) => to))

interface FundingRangesProps {
  texts: {
    types: Record<FundingType, { name: string; text: string }>
    /** '$50K to $5M' */
    range: (from: string, to: string) => string
    scale: (from: string, to: string) => string
  }
}

/** Kinds of funding with what they usually offer, each range drawn on one scale by orders of magnitude. */
export function FundingRanges({ texts }: FundingRangesProps) {
  return (
    <>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {order.map((type) => {
          const [from, to] = ranges[type]
          const { name, text } = texts.types[type]
          return (
            <li key={type} className="flex flex-col rounded-lg border border-line bg-surface p-6">
              <h3 className="text-xl">{name}</h3>
              <p className="mt-2 font-serif text-2xl font-semibold tabular-nums">
                {texts.range(inShort(from), inShort(to))}
              </p>
              <svg
                viewBox="0 0 1000 12"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="mt-3 h-3 w-full"
              >
                <rect width="1000" height="12" rx="4" className="fill-sunk" />
                <rect
                  x={placeOf(from)}
                  width={placeOf(to) - placeOf(from)}
                  height="12"
                  rx="4"
                  className="fill-press"
                />
              </svg>
              <p className="mt-4 text-base text-muted">{text}</p>
            </li>
          )
        })}
      </ul>
      <p className="mt-4 text-sm text-muted">{texts.scale(inShort(least), inShort(most))}</p>
    </>
  )
}

/** 0 to 1000, by the logarithm: $50K and $5M would not both be seen on a plain scale. */
function placeOf(dollars: number): number {
  return Math.round((Math.log(dollars / least) / Math.log(most / least)) * 1000)
}

/** '$50K', '$5M' */
function inShort(dollars: number): string {
  const [amount, unit] = dollars < 1_000_000 ? [dollars / 1000, 'K'] : [dollars / 1_000_000, 'M']
  return `${formatDollars(amount, { whole: true })}${unit}`
}

import type { Review } from '../../../shared/api/review.ts'
import { distinctKeys } from '../../lib/distinct-keys.ts'

/** What looks like an error or is negative and is in no letter, each with why. */
export function NotWorthList({ items }: { items: Review['notWorth'] }) {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface px-5">
      {distinctKeys(items, ({ bureau, creditor, what }) => `${bureau} ${creditor} ${what}`).map(
        ({ key, item }) => (
          <li key={key} className="py-4">
            <p className="font-semibold">
              {item.creditor} <span className="font-normal text-muted">({item.bureau})</span>
            </p>
            <p>{item.what}</p>
            <p className="max-w-prose text-muted">{item.why}</p>
          </li>
        ),
      )}
    </ul>
  )
}

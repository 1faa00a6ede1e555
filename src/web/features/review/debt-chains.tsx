import ArrowDown from 'lucide-react/icons/arrow-down'
import type { Review } from '../../../shared/api/review.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { distinctKeys } from '../../lib/distinct-keys.ts'
import { formatDay, formatMonth } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'

type Debt = Review['debts'][number]

/** Each debt that changed hands, its owners from the first to the last. */
export function DebtChains({ debts }: { debts: readonly Debt[] }) {
  return (
    <ul className="grid grid-cols-1 gap-5 md:grid-cols-2">
      {distinctKeys(debts, ({ label }) => label).map(({ key, item }) => (
        <li key={key} className="rounded-lg border border-line bg-surface p-5">
          <ol className="grid gap-2">
            {distinctKeys(item.owners, ({ name }) => name).map(({ key: owner, item: each }, at) => (
              <li key={owner}>
                {at > 0 && <ArrowDown aria-hidden="true" className="mb-2 size-5 text-muted" />}
                <Owner owner={each} />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  )
}

function Owner({ owner }: { owner: Debt['owners'][number] }) {
  const texts = useMessages().review.debts
  const { name, role, since, amounts, bureaus } = owner
  const details = [
    since === null ? null : texts.since(since.length === 10 ? formatDay(since) : formatMonth(since)),
    amounts[0] === undefined ? null : formatDollars(amounts[0]),
    bureaus.length === 0 ? texts.onlyNamed : texts.listedBy(bureaus.join(', ')),
  ]
  return (
    <>
      <p className="font-semibold">
        {name} <span className="font-normal text-muted">({texts.roles[role]})</span>
      </p>
      <p className="text-sm text-muted tabular-nums">{details.filter((each) => each !== null).join(' · ')}</p>
    </>
  )
}

import { figureTexts as texts } from '../../../shared/messages/staff/figures.ts'
import { useSearch } from '../../lib/use-search.ts'
import { classNames } from '../../ui/class-names.ts'
import { SmartLink } from '../../ui/smart-link.tsx'
import type { RowsOf } from './figure-rows.tsx'
import {
  type FiguresAddress,
  figuresAddress,
  figuresSearch,
  type ReportPart,
  reportParts,
} from './figures-address.ts'
import { OutcomeCases } from './outcome-cases.tsx'
import { OutcomesView } from './outcomes-view.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { RevenuePayments } from './revenue-payments.tsx'
import { RevenueView } from './revenue-view.tsx'
import { FunnelPeople, MailedRounds } from './work-rows.tsx'
import { WorkView } from './work-view.tsx'

/** One report at a time, of one period; both stand in the address. */
export function FiguresView() {
  const [address, patch] = useSearch(figuresSearch)
  const { part, until, months, show } = address
  return (
    <div className="grid grid-cols-1 gap-5">
      <nav aria-label={texts.navigation} className="flex flex-wrap gap-2">
        {reportParts.map((each) => (
          <PartLink
            key={each}
            part={each}
            to={figuresAddress({ part: each, until, months })}
            isHere={each === part}
          />
        ))}
      </nav>
      {show !== undefined ? (
        <RowsBehind
          address={address}
          onPage={(page) => patch({ page: page === 1 ? null : String(page) }, { replace: false })}
        />
      ) : (
        <>
          <PeriodChoice until={until} months={months} onChange={patch} />
          {part === 'revenue' && <RevenueView until={until} months={months} />}
          {part === 'outcomes' && <OutcomesView until={until} months={months} />}
          {part === 'work' && <WorkView until={until} months={months} />}
        </>
      )}
    </div>
  )
}

function RowsBehind(props: RowsOf<FiguresAddress>) {
  const { show } = props.address
  if (show === 'payments') return <RevenuePayments {...props} />
  if (show === 'cases') return <OutcomeCases {...props} />
  return show === 'rounds' ? <MailedRounds {...props} /> : <FunnelPeople {...props} />
}

function PartLink({ part, to, isHere }: { part: ReportPart; to: string; isHere: boolean }) {
  return (
    <SmartLink
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(
        'inline-flex min-h-11 items-center rounded-md border px-4 text-sm no-underline',
        isHere ? 'border-press bg-press-soft font-semibold text-press' : 'border-edge text-ink hover:bg-sunk',
      )}
    >
      {texts.parts[part]}
    </SmartLink>
  )
}

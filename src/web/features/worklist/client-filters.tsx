import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { clientProgress, clientSorts } from '../../../shared/api/staff-clients.ts'
import {
  clientTypeName,
  paymentName,
  clientTableTexts as texts,
} from '../../../shared/messages/staff/clients.ts'
import { formatMonth } from '../../lib/format.ts'
import { stageChoices } from '../../lib/stage-name.ts'
import type { ListWays } from '../../lib/use-list-address.ts'
import { Button } from '../../ui/button.tsx'
import { CompactSelect } from '../../ui/compact-field.tsx'
import { ListFilters } from '../../ui/list-filters.tsx'
import { FollowupFilters } from './followup-filters.tsx'
import { directionOf, type ListAddress } from './list-address.ts'

interface ClientFiltersProps {
  address: ListAddress
  /** Stages that staff have written themselves. */
  stages: readonly string[]
  ways: ListWays
}

const { filters: words } = texts
const any = { value: '', label: words.any }

/** Search, filters and order; all of it is in the address. */
export function ClientFilters({ address, stages, ways }: ClientFiltersProps) {
  const { choose } = ways
  const direction = directionOf(address)
  const select = (name: 'stage' | 'payment' | 'type' | 'missing' | 'late' | 'progress' | 'month') => ({
    id: `filter-${name}`,
    label: words[name],
    value: address[name] ?? '',
    onChange: (event: { target: { value: string } }) => choose({ [name]: event.target.value || null }),
  })
  const known = address.stage === undefined ? stages : [...stages, address.stage]
  const turned = direction === 'up' ? 'down' : 'up'
  const Arrow = direction === 'up' ? ArrowUp : ArrowDown
  return (
    <ListFilters
      title={words.region}
      search={{
        id: 'filter-search',
        label: words.search,
        placeholder: words.searchHint,
        value: address.search,
        onSearch: ways.searchFor,
        className: 'xl:w-80',
      }}
      className="sm:grid-cols-4 xl:flex xl:flex-wrap"
    >
      <CompactSelect {...select('stage')} choices={[any, ...stageChoices(known)]} />
      <CompactSelect
        {...select('payment')}
        choices={[any, ...choices(['paid', 'pending', 'failed'], paymentName)]}
      />
      <CompactSelect {...select('type')} choices={[any, ...choices(['paid', 'tester'], clientTypeName)]} />
      <CompactSelect
        {...select('missing')}
        choices={[any, { value: 'yes', label: words.missingYes }, { value: 'no', label: words.missingNo }]}
      />
      <CompactSelect
        {...select('late')}
        choices={[any, { value: 'yes', label: words.lateYes }, { value: 'no', label: words.lateNo }]}
      />
      <CompactSelect
        {...select('progress')}
        choices={[any, ...choices(clientProgress, (step) => words.progressSteps[step])]}
      />
      {/* A month is chosen at its figure, and taken away here. */}
      {address.month !== undefined && (
        <CompactSelect
          {...select('month')}
          choices={[any, { value: address.month, label: formatMonth(address.month, 'en-US') }]}
        />
      )}
      <FollowupFilters address={address} ways={ways} />
      <div className="flex items-end gap-1">
        <CompactSelect
          id="filter-sort"
          label={words.sort}
          value={address.sort}
          className="grow"
          choices={clientSorts.map((sort) => ({ value: sort, label: texts.sorts[sort] }))}
          onChange={(event) =>
            choose({
              sort: event.target.value === 'created' ? null : event.target.value,
              direction: null,
            })
          }
        />
        <Button
          kind="secondary"
          size="sm"
          className="px-2 max-sm:min-h-11"
          aria-label={words.turn(words.direction[direction], words.direction[turned])}
          onClick={() => choose({ direction: turned })}
        >
          <Arrow aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </ListFilters>
  )
}

function choices<Value extends string>(values: readonly Value[], nameOf: (value: Value) => string) {
  return values.map((value) => ({ value, label: nameOf(value) }))
}

import { ArrowDown, ArrowUp } from 'lucide-react'
import { clientSorts } from '../../../shared/api/staff-clients.ts'
import {
  clientTypeName,
  paymentName,
  clientTableTexts as texts,
} from '../../../shared/messages/staff/clients.ts'
import { stageChoices } from '../../lib/stage-name.ts'
import { useTypedSearch } from '../../lib/use-typed-search.ts'
import { Button } from '../../ui/button.tsx'
import { CompactInput, CompactSelect } from '../../ui/compact-field.tsx'
import { directionOf, type ListAddress } from './list-address.ts'

type Changes = Record<string, string | null>

interface ClientFiltersProps {
  address: ListAddress
  /** Stages that staff have written themselves. */
  stages: readonly string[]
  /** While somebody types: this state of the address takes the place of the one before. */
  onType: (changes: Changes) => void
  /** One more step that the browser's Back takes back. */
  onChoose: (changes: Changes) => void
}

const { filters: words } = texts
const any = { value: '', label: words.any }

/** Search, filters and order; all of it is in the address. */
export function ClientFilters({ address, stages, onType, onChoose }: ClientFiltersProps) {
  const search = useTypedSearch(address.search, (text) => onType({ search: text || null, page: null }))
  const direction = directionOf(address)
  const select = (name: 'stage' | 'payment' | 'type' | 'missing' | 'late') => ({
    id: `filter-${name}`,
    label: words[name],
    value: address[name] ?? '',
    onChange: (event: { target: { value: string } }) =>
      onChoose({ [name]: event.target.value || null, page: null }),
  })
  const known = address.stage === undefined ? stages : [...stages, address.stage]
  const turned = direction === 'up' ? 'down' : 'up'
  const Arrow = direction === 'up' ? ArrowUp : ArrowDown
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element `search` is unknown to browsers of before 2023
    <form
      role="search"
      aria-label={words.region}
      className="grid grid-cols-2 items-end gap-x-3 gap-y-2 sm:grid-cols-4 xl:flex"
      onSubmit={(event) => {
        event.preventDefault()
        search.sendNow()
      }}
    >
      <CompactInput
        id="filter-search"
        type="search"
        label={words.search}
        placeholder={words.searchHint}
        autoComplete="off"
        maxLength={200}
        value={search.typed}
        onChange={(event) => search.type(event.target.value)}
        className="col-span-2 xl:w-80"
      />
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
      <div className="flex items-end gap-1">
        <CompactSelect
          id="filter-sort"
          label={words.sort}
          value={address.sort}
          className="grow"
          choices={clientSorts.map((sort) => ({ value: sort, label: texts.sorts[sort] }))}
          onChange={(event) =>
            onChoose({
              sort: event.target.value === 'created' ? null : event.target.value,
              direction: null,
              page: null,
            })
          }
        />
        <Button
          kind="secondary"
          size="sm"
          className="px-2 max-sm:min-h-11"
          aria-label={words.turn(words.direction[direction], words.direction[turned])}
          onClick={() => onChoose({ direction: turned, page: null })}
        >
          <Arrow aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </form>
  )
}

function choices(values: readonly string[], nameOf: (value: string) => string) {
  return values.map((value) => ({ value, label: nameOf(value) }))
}

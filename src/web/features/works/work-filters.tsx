import { workKeys } from '../../../shared/catalogue/grants.ts'
import { staffWorkTexts as texts } from '../../../shared/messages/staff/work.ts'
import { workStates } from '../../../shared/rules/work-clock.ts'
import type { ListWays } from '../../lib/use-list-address.ts'
import { CompactSelect } from '../../ui/compact-field.tsx'
import type { WorkSearch } from './work-search.ts'

/** What narrows the queue; all of it is kept in the address. */
export function WorkFilters({ search, ways }: { search: WorkSearch; ways: ListWays }) {
  return (
    <fieldset className="grid grid-cols-2 items-end gap-x-3 gap-y-2 sm:flex sm:flex-wrap">
      <legend className="sr-only">{texts.filters}</legend>
      <CompactSelect
        id="work-show"
        label={texts.show}
        value={search.show}
        choices={workStates.map((state) => ({ value: state, label: texts.states[state] }))}
        onChange={({ target }) => ways.choose({ show: target.value === 'open' ? null : target.value })}
      />
      <CompactSelect
        id="work-kind"
        label={texts.kind}
        value={search.kind ?? ''}
        choices={[
          { value: '', label: texts.anyKind },
          ...workKeys.map((key) => ({ value: key, label: texts.names[key] })),
        ]}
        onChange={({ target }) => ways.choose({ kind: target.value || null })}
      />
      <CompactSelect
        id="work-owner"
        label={texts.owner}
        value={search.owner ?? ''}
        choices={[
          { value: '', label: texts.owners.any },
          { value: 'me', label: texts.owners.me },
          { value: 'nobody', label: texts.owners.nobody },
        ]}
        onChange={({ target }) => ways.choose({ owner: target.value || null })}
      />
    </fieldset>
  )
}

import { listColleagues } from '../../../shared/api/followup.ts'
import { listTags } from '../../../shared/api/tags.ts'
import { clientTableTexts } from '../../../shared/messages/staff/clients.ts'
import { useCall } from '../../lib/use-call.ts'
import type { ListWays } from '../../lib/use-list-address.ts'
import { useTypedSearch } from '../../lib/use-typed-search.ts'
import { CompactInput, CompactSelect } from '../../ui/compact-field.tsx'
import type { ListAddress } from './list-address.ts'

const words = clientTableTexts.filters
const any = { value: '', label: words.any }

interface FollowupFiltersProps {
  address: ListAddress
  ways: Pick<ListWays, 'choose'>
}

/** By what staff keep of a case among themselves: its owner, a tag, words of notes and tasks. */
export function FollowupFilters({ address, ways }: FollowupFiltersProps) {
  const { owner, tag } = address
  const colleagues = useCall(listColleagues, {})
  const tags = useCall(listTags, {})
  const notes = useTypedSearch(address.notes, (text) => ways.choose({ notes: text.trim() || null }))
  const owners = [
    any,
    { value: 'me', label: words.mine },
    { value: 'nobody', label: words.nobodys },
    ...(colleagues.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ]
  const named = (tags.data ?? []).map(({ id, name, clients }) => ({
    value: String(id),
    label: words.tagged(name, clients),
  }))
  return (
    <>
      <CompactSelect
        id="filter-owner"
        label={words.owner}
        value={owner ?? ''}
        choices={withChosen(owners, owner, words.goneOwner)}
        onChange={(event) => ways.choose({ owner: event.target.value || null })}
      />
      <CompactSelect
        id="filter-tag"
        label={words.tag}
        value={tag === undefined ? '' : String(tag)}
        choices={withChosen([any, ...named], tag?.toString(), words.goneTag)}
        onChange={(event) => ways.choose({ tag: event.target.value || null })}
      />
      <CompactInput
        id="filter-notes"
        label={words.notes}
        placeholder={words.notesHint}
        maxLength={200}
        autoComplete="off"
        value={notes.typed}
        onChange={(event) => notes.type(event.target.value)}
      />
    </>
  )
}

/** With what the address names, also where it is gone or not loaded yet. */
function withChosen(
  choices: readonly { value: string; label: string }[],
  chosen: string | undefined,
  label: string,
) {
  const isThere = chosen === undefined || choices.some(({ value }) => value === chosen)
  return isThere ? choices : [...choices, { value: chosen, label }]
}

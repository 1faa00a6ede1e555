import { useEffect, useState } from 'react'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { fundingStatuses, fundingStatusLabels } from '../../../shared/rules/funding-status.ts'
import { Button } from '../../ui/button.tsx'
import { CompactInput, CompactSelect } from '../../ui/compact-field.tsx'
import type { FundingAddress } from './funding-address.ts'

const { list: texts } = staffFundingTexts
const any = { value: '', label: texts.any }

interface ApplicationFiltersProps {
  address: FundingAddress
  onChange: (changes: Readonly<Record<string, string | null>>) => void
}

/** Search and filters; all of it is in the address, and each change begins at the first page. */
export function ApplicationFilters({ address, onChange }: ApplicationFiltersProps) {
  const { search, status, waiting } = address
  const [words, setWords] = useState(search)
  useEffect(() => setWords(search), [search])
  const change = (changes: Readonly<Record<string, string | null>>) => onChange({ page: null, ...changes })
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element `search` is unknown to browsers of before 2023
    <form
      role="search"
      aria-label={texts.region}
      className="grid grid-cols-2 items-end gap-x-3 gap-y-2 sm:flex sm:flex-wrap"
      onSubmit={(event) => {
        event.preventDefault()
        change({ search: words.trim() || null })
      }}
    >
      <CompactInput
        id="funding-search"
        type="search"
        label={texts.search}
        placeholder={texts.searchHint}
        autoComplete="off"
        maxLength={200}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        className="col-span-2 sm:w-72"
      />
      <CompactSelect
        id="funding-status"
        label={texts.status}
        value={status ?? ''}
        choices={[any, ...fundingStatuses.map((value) => ({ value, label: fundingStatusLabels[value] }))]}
        onChange={(event) => change({ status: event.target.value || null })}
      />
      <CompactSelect
        id="funding-waiting"
        label={texts.waiting}
        value={waiting ?? ''}
        choices={[
          any,
          { value: 'message', label: texts.waitingMessage },
          { value: 'documents', label: texts.waitingDocuments },
        ]}
        onChange={(event) => change({ waiting: event.target.value || null })}
      />
      <Button type="submit" kind="secondary" size="sm" className="max-sm:min-h-11">
        {texts.searchButton}
      </Button>
      {isFiltered(address) && (
        <Button
          kind="quiet"
          size="sm"
          className="max-sm:min-h-11"
          onClick={() => {
            setWords('')
            change({ search: null, status: null, waiting: null })
          }}
        >
          {texts.clear}
        </Button>
      )}
    </form>
  )
}

/** Whether the list shows less than everything. */
export function isFiltered({ search, status, waiting }: FundingAddress): boolean {
  return search !== '' || status !== null || waiting !== null
}

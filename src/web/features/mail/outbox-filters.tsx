import { useEffect, useState } from 'react'
import { mailStatuses } from '../../../shared/api/automation.ts'
import { mailTypeName, mailTypeNames, staffMailTexts } from '../../../shared/messages/staff/mail.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { OutboxSearch } from './outbox-search.ts'

interface OutboxFiltersProps {
  search: OutboxSearch
  onChange: (changes: Readonly<Record<string, string | null>>) => void
}

/** What narrows the outbox; all of it is kept in the address. */
export function OutboxFilters({ search, onChange }: OutboxFiltersProps) {
  const texts = staffMailTexts.outbox
  const [words, setWords] = useState(search.search ?? '')
  useEffect(() => setWords(search.search ?? ''), [search.search])
  const isFiltered = Boolean(search.status || search.type || search.search || search.client)
  const change = (changes: Readonly<Record<string, string | null>>) => onChange({ page: null, ...changes })
  return (
    <search aria-label={texts.filters}>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          change({ search: words.trim() || null })
        }}
      >
        <SelectField
          id="outbox-status"
          label={texts.status}
          optional={false}
          empty={texts.anyStatus}
          value={search.status ?? ''}
          choices={mailStatuses.map((status) => ({ value: status, label: texts.statuses[status] }))}
          onChange={(event) => change({ status: event.target.value || null })}
        />
        <SelectField
          id="outbox-type"
          label={texts.type}
          empty={texts.anyType}
          value={search.type ?? ''}
          choices={mailTypeNames().map((type) => ({ value: type, label: mailTypeName(type) }))}
          onChange={(event) => change({ type: event.target.value || null })}
        />
        <div className="min-w-0 grow sm:max-w-sm">
          <TextField
            id="outbox-search"
            type="search"
            label={texts.search}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
        <Button type="submit" kind="secondary">
          {texts.searchButton}
        </Button>
        {isFiltered && (
          <Button
            kind="quiet"
            onClick={() => change({ status: null, type: null, search: null, client: null })}
          >
            {texts.clear}
          </Button>
        )}
      </form>
      {search.client !== null && <p className="mt-2 text-sm text-muted">{texts.ofClient(search.client)}</p>}
    </search>
  )
}

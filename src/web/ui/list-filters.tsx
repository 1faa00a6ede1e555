import type { ReactNode } from 'react'
import { useTypedSearch } from '../lib/use-typed-search.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { CompactInput } from './compact-field.tsx'

interface ListFiltersProps {
  /** Names the search to a screen reader. */
  title: string
  search: {
    id: string
    label: string
    placeholder?: string
    /** The search that the address holds. */
    value: string
    onSearch: (text: string) => void
    /** How wide the field is. */
    className?: string
  }
  /** A button that sends what is typed without waiting; Enter does it in any case. */
  sendLabel?: string
  /** Takes away search and filters, where there are any. */
  clear?: { label: string; isOffered: boolean; onClear: () => void }
  /** How the fields stand beside each other. */
  className?: string
  /** The filters. */
  children?: ReactNode
}

/**
 * Search and filters of a list, all of it kept in the address. Typing searches a moment after the last key; what is typed meanwhile stays, whatever
 * the address does.
 */
export function ListFilters(props: ListFiltersProps) {
  const { title, search, sendLabel, clear, className = 'sm:flex sm:flex-wrap', children } = props
  const { typed, type, sendNow, empty } = useTypedSearch(search.value, search.onSearch)
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element `search` is unknown to browsers of before 2023
    <form
      role="search"
      aria-label={title}
      className={classNames('grid grid-cols-2 items-end gap-x-3 gap-y-2', className)}
      onSubmit={(event) => {
        event.preventDefault()
        sendNow()
      }}
    >
      <CompactInput
        id={search.id}
        type="search"
        label={search.label}
        placeholder={search.placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') sendNow('')
        }}
        className={classNames('col-span-2', search.className)}
      />
      {children}
      {sendLabel && (
        <Button type="submit" kind="secondary" size="sm" className="max-sm:min-h-11">
          {sendLabel}
        </Button>
      )}
      {clear && (clear.isOffered || typed !== '') && (
        <Button
          kind="quiet"
          size="sm"
          className="max-sm:min-h-11"
          onClick={() => {
            empty()
            clear.onClear()
          }}
        >
          {clear.label}
        </Button>
      )}
    </form>
  )
}

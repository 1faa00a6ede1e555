import { staffListTexts as texts } from '../../../shared/messages/staff/lists.ts'
import { useTypedSearch } from '../../lib/use-typed-search.ts'
import { Button } from '../../ui/button.tsx'
import { CompactInput } from '../../ui/compact-field.tsx'

/** Searches a moment after the last key; Escape or the button clears it. */
export function ListSearch({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const { typed, type, sendNow } = useTypedSearch(value, onSearch)
  const clear = () => sendNow('')
  return (
    <search className="flex flex-wrap items-end gap-2">
      <CompactInput
        id="list-search"
        label={texts.search}
        className="w-full sm:w-96"
        type="search"
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') clear()
        }}
      />
      {typed !== '' && (
        <Button kind="quiet" size="sm" className="max-sm:min-h-11" onClick={clear}>
          {texts.clear}
        </Button>
      )}
    </search>
  )
}

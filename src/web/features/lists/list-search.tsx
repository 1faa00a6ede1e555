import { useEffect, useState } from 'react'
import { staffListTexts as texts } from '../../../shared/messages/staff/lists.ts'
import { Button } from '../../ui/button.tsx'
import { CompactInput } from '../../ui/compact-field.tsx'

const waitMs = 300

/** Searches a moment after the last key; Escape or the button clears it. */
export function ListSearch({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(value)
  // The address changed by itself: another list, the back button.
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    if (typed.trim() !== value) setTyped(value)
  }
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => onSearch(typed.trim()), waitMs)
    return () => clearTimeout(timer)
  }, [typed, value, onSearch])
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
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped('')
        }}
      />
      {typed !== '' && (
        <Button kind="quiet" size="sm" className="max-sm:min-h-11" onClick={() => setTyped('')}>
          {texts.clear}
        </Button>
      )}
    </search>
  )
}

import type { GuideEntryTyped } from '../../../shared/api/guides.ts'
import { bureauNames } from '../../../shared/api/vocabulary.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { EntryFields } from './entry-fields.tsx'

interface EntryListProps {
  entries: readonly GuideEntryTyped[]
  /** Of the person's own reports, not taken over yet. */
  known: readonly GuideEntryTyped[]
  onChange: (entries: GuideEntryTyped[]) => void
}

/** As many as the server keeps. */
const most = 12

/** The debts that the letters are about: typed, or taken over from a report with one press. */
export function EntryList({ entries, known, onChange }: EntryListProps) {
  const texts = useMessages().guides.form
  const isFull = entries.length >= most
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 text-lg font-semibold">{texts.entries}</legend>
      {known.length > 0 && !isFull && (
        <div>
          <h3 className="text-base font-semibold">{texts.known}</h3>
          <ul className="mt-2 grid gap-2">
            {known.map((entry) => (
              <li key={entry.id}>
                <Button kind="secondary" onClick={() => onChange([...entries, entry])}>
                  {texts.take(entry.company, entry.bureaus.map((key) => bureauNames[key]).join(', '))}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {entries.map((entry, at) => (
        <EntryFields
          key={entry.id}
          entry={entry}
          number={at + 1}
          onChange={(part) =>
            onChange(entries.map((each) => (each.id === entry.id ? { ...each, ...part } : each)))
          }
          onRemove={() => onChange(entries.filter(({ id }) => id !== entry.id))}
        />
      ))}
      {!isFull && (
        <div>
          <Button kind="secondary" onClick={() => onChange([...entries, newEntry()])}>
            {texts.add}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

const newEntry = (): GuideEntryTyped => ({
  id: crypto.randomUUID(),
  company: '',
  address: [],
  accountNumber: '',
  originalCreditor: '',
  amount: '',
  bureaus: [],
  noticeOn: null,
  firstDelinquency: null,
  removals: [],
  reason: '',
  type: '',
})

import { useMessages } from '../../lib/use-messages.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { describedBy, FieldNotes } from '../../ui/field.tsx'
import { entryKey, type PacketEntry } from './packet-choices.ts'

interface EntryChecksProps {
  /** Of the first checkbox, so that the error summary's link reaches it. */
  id: string
  legend: string
  hint?: string
  error?: string | null
  /** Said when there is nothing to choose from. */
  none: string
  entries: readonly PacketEntry[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Entries of the reports to tick, each with its bureau. */
export function EntryChecks(props: EntryChecksProps) {
  const { id, legend, hint, error, entries, chosen } = props
  const texts = useMessages().mailing.packets
  return (
    <fieldset aria-describedby={describedBy({ id, hint, error })}>
      <legend className="font-serif text-lg font-semibold">{legend}</legend>
      <div className={error ? 'border-l-4 border-alarm pl-4' : undefined}>
        <FieldNotes id={id} hint={hint} error={error} />
        {entries.length === 0 && <p className="mt-1 text-muted">{props.none}</p>}
        {entries.map((entry, at) => {
          const key = entryKey(entry)
          return (
            <Checkbox
              key={key}
              id={at === 0 ? id : `${id}-${at}`}
              label={
                <>
                  {texts.entry(entry.creditor, entry.accountNumber)}{' '}
                  <span className="text-muted">({entry.bureau})</span>
                </>
              }
              checked={chosen.includes(key)}
              onChange={(event) =>
                props.onChange(
                  event.target.checked ? [...chosen, key] : chosen.filter((each) => each !== key),
                )
              }
            />
          )
        })}
      </div>
    </fieldset>
  )
}

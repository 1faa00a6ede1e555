import type { GuideEntryTyped } from '../../../shared/api/guides.ts'
import { bureauKeys, bureauNames } from '../../../shared/api/vocabulary.ts'
import { localDay } from '../../lib/local-day.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface EntryFieldsProps {
  entry: GuideEntryTyped
  number: number
  onChange: (part: Partial<GuideEntryTyped>) => void
  onRemove: () => void
}

/** One debt. A field that is left empty is a blank in the letters, never a guess. */
export function EntryFields({ entry, number, onChange, onRemove }: EntryFieldsProps) {
  const { guides, generator } = useMessages()
  const texts = guides.form
  const id = `entry-${entry.id}`
  const text = (name: 'company' | 'accountNumber' | 'originalCreditor' | 'amount', label: string) => (
    <TextField
      id={`${id}-${name}`}
      label={label}
      optional
      autoComplete="off"
      spellCheck={false}
      value={entry[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  )
  const types = Object.entries(generator.types)
  return (
    <fieldset className="grid gap-5 rounded-lg border border-line p-5">
      <legend className="px-1 font-semibold">{texts.entry(number)}</legend>
      {text('company', texts.company)}
      <TextArea
        id={`${id}-address`}
        label={texts.companyAddress}
        hint={texts.addressHint}
        optional
        rows={2}
        value={entry.address.join('\n')}
        onChange={({ target }) => onChange({ address: addressLines(target.value) })}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        {text('accountNumber', texts.accountNumber)}
        {text('originalCreditor', texts.originalCreditor)}
        {text('amount', texts.amount)}
      </div>
      <fieldset>
        <legend className="font-semibold">{texts.bureaus}</legend>
        <div className="mt-1 flex flex-wrap gap-x-8">
          {bureauKeys.map((key) => (
            <Checkbox
              key={key}
              id={`${id}-${key}`}
              label={bureauNames[key]}
              checked={entry.bureaus.includes(key)}
              onChange={({ target }) =>
                onChange({
                  bureaus: bureauKeys.filter((each) =>
                    each === key ? target.checked : entry.bureaus.includes(each),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextField
          id={`${id}-notice`}
          type="date"
          label={texts.noticeOn}
          hint={texts.noticeHint}
          optional
          max={localDay(new Date())}
          value={entry.noticeOn ?? ''}
          onChange={({ target }) => onChange({ noticeOn: target.value || null })}
        />
        <TextField
          id={`${id}-delinquency`}
          label={texts.firstDelinquency}
          hint={texts.firstDelinquencyHint}
          optional
          autoComplete="off"
          value={entry.firstDelinquency ?? ''}
          onChange={({ target }) => onChange({ firstDelinquency: target.value || null })}
        />
      </div>
      <SelectField
        id={`${id}-type`}
        label={texts.type}
        empty={texts.typeEmpty}
        optional
        choices={types.map(([value, { name }]) => ({ value, label: name }))}
        value={entry.type}
        onChange={({ target }) => onChange({ type: target.value as GuideEntryTyped['type'] })}
      />
      <TextArea
        id={`${id}-reason`}
        label={texts.reason}
        optional
        rows={3}
        value={entry.reason}
        onChange={({ target }) => onChange({ reason: target.value })}
      />
      <div>
        <Button kind="secondary" onClick={onRemove}>
          {texts.remove(number)}
        </Button>
      </div>
    </fieldset>
  )
}

/** What stands beyond the fourth line joins it: a letter's address has four. */
function addressLines(typed: string): string[] {
  if (typed === '') return []
  const lines = typed.split('\n')
  return lines.length <= 4 ? lines : [...lines.slice(0, 3), lines.slice(3).join(' ')]
}

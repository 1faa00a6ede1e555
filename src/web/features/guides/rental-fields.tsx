import type { GuideAnswers } from '../../../shared/api/guides.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'

type Rental = GuideAnswers['rental']

/** The tenancy, and what a screening report says of it. */
export function RentalFields(props: { rental: Rental; onChange: (rental: Rental) => void }) {
  const texts = useMessages().guides.form
  const { rental, onChange } = props
  const change = (part: Partial<Rental>) => onChange({ ...rental, ...part })
  const line = (name: 'landlord' | 'property' | 'screeningCompany' | 'caseNumber') => (
    <TextField
      id={`rental-${name}`}
      label={texts[name]}
      optional
      value={rental[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  const address = (name: 'landlordAddress' | 'screeningAddress') => (
    <TextArea
      id={`rental-${name}`}
      label={texts[name]}
      hint={texts.addressHint}
      optional
      rows={2}
      value={rental[name].join('\n')}
      onChange={({ target }) => change({ [name]: target.value === '' ? [] : target.value.split('\n') })}
    />
  )
  const day = (name: 'leaseEndedOn' | 'movedOutOn') => (
    <TextField
      id={`rental-${name}`}
      type="date"
      label={texts[name]}
      optional
      value={rental[name] ?? ''}
      onChange={({ target }) => change({ [name]: target.value || null })}
    />
  )
  const text = (name: 'quoted' | 'reason') => (
    <TextArea
      id={`rental-${name}`}
      label={texts[name]}
      optional
      rows={2}
      value={rental[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 text-lg font-semibold">{texts.rental}</legend>
      {line('property')}
      <div className="grid gap-5 sm:grid-cols-2">
        {day('leaseEndedOn')}
        {day('movedOutOn')}
      </div>
      {line('landlord')}
      {address('landlordAddress')}
      {line('screeningCompany')}
      {address('screeningAddress')}
      {text('quoted')}
      {text('reason')}
      {line('caseNumber')}
    </fieldset>
  )
}

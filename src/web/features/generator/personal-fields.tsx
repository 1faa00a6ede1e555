import { usStates } from '../../../shared/rules/us-states.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type LetterValues, lastFour, type RequiredField } from './letter-values.ts'
import { Starred } from './starred.tsx'
import type { ChangeValues } from './use-letter-values.ts'

const states = usStates.map(([value, label]) => ({ value, label }))

interface PersonalFieldsProps {
  values: LetterValues
  change: ChangeValues
  errorOf: (field: RequiredField) => string | null
}

/** Who signs, and how the bureau finds the file. */
export function PersonalFields({ values, change, errorOf }: PersonalFieldsProps) {
  const { generator, intake } = useMessages()
  const { personal } = generator
  type TextName = 'fullName' | 'address' | 'city' | 'state' | 'zipCode' | 'dateOfBirth'
  const bind = (name: TextName) => ({
    id: name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target
      change((before) => ({ ...before, [name]: value }))
    },
  })
  const changeSsn = (typed: string) => change((before) => ({ ...before, ssn: lastFour(typed) }))
  return (
    <PageSection id="personal" title={personal.title} lead={generator.starred}>
      <div className="grid gap-6">
        <TextField
          {...bind('fullName')}
          label={<Starred>{personal.fullName}</Starred>}
          autoComplete="name"
          spellCheck={false}
          error={errorOf('fullName')}
        />
        <TextField
          {...bind('address')}
          label={<Starred>{personal.address}</Starred>}
          hint={personal.addressHint}
          autoComplete="street-address"
          error={errorOf('address')}
        />
        <div className="grid items-end gap-6 sm:grid-cols-[1fr_11rem_8rem]">
          <TextField
            {...bind('city')}
            label={<Starred>{personal.city}</Starred>}
            autoComplete="address-level2"
          />
          <SelectField
            {...bind('state')}
            label={<Starred>{personal.state}</Starred>}
            choices={states}
            empty={intake.statePlaceholder}
            autoComplete="address-level1"
          />
          <TextField
            {...bind('zipCode')}
            label={<Starred>{personal.zipCode}</Starred>}
            inputMode="numeric"
            autoComplete="postal-code"
          />
        </div>
        <TextField
          {...bind('dateOfBirth')}
          type="date"
          label={personal.dateOfBirth}
          hint={personal.finds}
          optional
          autoComplete="bday"
          className="max-w-60"
        />
        <TextField
          id="ssn"
          label={personal.ssn}
          hint={`${personal.finds} ${personal.ssnHint}`}
          optional
          value={values.ssn}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-28 tabular-nums"
          // No maxLength: of a whole number the browser would keep the first four characters.
          onChange={(event) => changeSsn(event.target.value)}
        />
      </div>
    </PageSection>
  )
}

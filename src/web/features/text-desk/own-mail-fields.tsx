import { ownMailTriggerTexts, ownMailTexts as texts } from '../../../shared/messages/staff/own-mails.ts'
import { ownTextTexts as shared } from '../../../shared/messages/staff/own-texts.ts'
import { type DelayUnit, delayUnits, ownMailTriggers } from '../../../shared/rules/own-mail-triggers.ts'
import { ownMailVariables } from '../../../shared/texts/own-mail-texts.ts'
import type { SendForm } from '../../lib/use-send-form.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextFieldOf } from './text-field-of.tsx'
import { fieldIdOf, type TypedOwnMail, type WordField } from './typed-own-mail.ts'

interface OwnMailFieldsProps {
  form: SendForm<TypedOwnMail>
  isNew: boolean
}

export function OwnMailFields({ form, isNew }: OwnMailFieldsProps) {
  const { values, change } = form
  const chosen = ownMailTriggers.find((key) => key === values.trigger)
  return (
    <>
      <TextField id={fieldIdOf('name')} label={texts.name} maxLength={60} {...form.field('name')} />
      <SelectField
        id={fieldIdOf('trigger')}
        label={texts.trigger}
        hint={[chosen && ownMailTriggerTexts[chosen].once, isNew ? undefined : texts.triggerStays]
          .filter(Boolean)
          .join(' ')}
        error={form.problems.trigger ?? null}
        disabled={!isNew}
        choices={ownMailTriggers.map((value) => ({ value, label: ownMailTriggerTexts[value].name }))}
        value={values.trigger}
        onChange={(event) =>
          change({ trigger: ownMailTriggers.find((key) => key === event.target.value) ?? '' })
        }
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          id={fieldIdOf('count')}
          label={texts.delay}
          hint={texts.delayHint}
          inputMode="numeric"
          {...form.field('count')}
        />
        <SelectField
          id={fieldIdOf('unit')}
          label={texts.unit}
          empty={false}
          choices={(Object.keys(delayUnits) as DelayUnit[]).map((value) => ({
            value,
            label: texts.units[value],
          }))}
          value={values.unit}
          onChange={(event) => change({ unit: event.target.value as DelayUnit })}
        />
      </div>
      <Checkbox
        id={fieldIdOf('isOn')}
        label={texts.isOn}
        hint={texts.isOnHint}
        checked={values.isOn}
        onChange={(event) => change({ isOn: event.target.checked })}
      />
      <p className="text-muted">
        {texts.languagesHint} {shared.markup}
      </p>
      {(['en', 'es'] as const).map((language) => (
        <fieldset key={language} className="grid gap-5">
          <legend className="mb-3 text-xl">{texts.languages[language]}</legend>
          {(['subject', 'body'] as const).map((part) => (
            <WordsField key={part} form={form} language={language} part={part} />
          ))}
        </fieldset>
      ))}
    </>
  )
}

interface WordsFieldProps {
  form: SendForm<TypedOwnMail>
  language: 'en' | 'es'
  part: 'subject' | 'body'
}

function WordsField({ form, language, part }: WordsFieldProps) {
  const field: WordField = `${language}.${part}`
  const value = form.values[field]
  return (
    <TextFieldOf
      id={fieldIdOf(field)}
      text={{
        id: field,
        label: texts[part],
        place: part === 'subject' ? 'line' : 'paragraph',
        variables: [...ownMailVariables],
        required: [],
        locked: null,
        // Nothing is shipped that could stand in its place.
        shipped: value,
        own: null,
        isShippedNewer: false,
      }}
      language={language}
      value={value}
      error={form.problems[field] ?? null}
      onChange={(typed) => form.change({ [field]: typed })}
    />
  )
}

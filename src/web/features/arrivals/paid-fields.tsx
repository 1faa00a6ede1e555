import { arrivalTexts } from '../../../shared/messages/staff/arrivals.ts'
import { localDay } from '../../lib/local-day.ts'
import type { SendForm } from '../../lib/use-send-form.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'

const { add: texts } = arrivalTexts

export interface PaidDraft {
  paid: 'elsewhere' | 'free'
  amount: string
  paidOn: string
}

export const nothingPaid: PaidDraft = { paid: 'elsewhere', amount: '', paidOn: '' }

/** What of it is sent: nothing but the choice of whoever is served free of charge. */
export const paidOf = ({ paid, amount, paidOn }: PaidDraft) =>
  paid === 'elsewhere' ? { paid, amount, paidOn } : { paid }

/** What a client paid who did not buy here. @param id the first part of the ids of its inputs */
export function PaidFields({
  id,
  form,
}: {
  id: string
  form: Pick<SendForm<PaidDraft>, 'values' | 'change' | 'field'>
}) {
  return (
    <>
      <RadioGroup
        id={`${id}-paid`}
        name={`${id}-paid`}
        label={texts.paid}
        value={form.values.paid}
        choices={(['elsewhere', 'free'] as const).map((value) => ({ value, label: texts[value] }))}
        onChange={(event) => form.change({ paid: event.target.value === 'free' ? 'free' : 'elsewhere' })}
      />
      {form.values.paid === 'elsewhere' && (
        <>
          <TextField
            id={`${id}-amount`}
            label={texts.amount}
            hint={texts.amountHint}
            inputMode="decimal"
            {...form.field('amount')}
          />
          <TextField
            id={`${id}-paidOn`}
            type="date"
            label={texts.paidOn}
            max={localDay(new Date())}
            {...form.field('paidOn')}
          />
        </>
      )}
    </>
  )
}

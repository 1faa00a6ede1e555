import { useState } from 'react'
import { type DisputeTypeKey, disputeTypes } from '../../../engine/letters/dispute-types.ts'
import type { VisitorDispute } from '../../../engine/letters/visitor-letter.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { choosingType, type DisputeEntry } from './letter-values.ts'
import { Starred } from './starred.tsx'

interface DisputeItemProps {
  item: DisputeEntry
  /** From 1. */
  number: number
  isOnly: boolean
  onChange: (edit: Partial<VisitorDispute>) => void
  onRemove: () => void
}

/** One item: what is wrong with which entry, in a sentence that stays the person's own. */
export function DisputeItem({ item, number, isOnly, onChange, onRemove }: DisputeItemProps) {
  const { items: texts, types } = useMessages().generator
  const [replaced, setReplaced] = useState<string | null>(null)
  const id = `item-${item.id}`
  const choose = (value: string) => {
    const chosen = choosingType(item, isType(value) ? value : '')
    setReplaced(chosen.replaced)
    onChange(chosen.change)
  }
  return (
    <li className="rounded-lg border border-line bg-surface p-5 sm:p-6">
      <fieldset className="grid gap-5">
        <legend className="float-left mb-0 font-serif text-xl font-semibold">{texts.item(number)}</legend>
        <SelectField
          id={`${id}-type`}
          label={<Starred>{texts.type}</Starred>}
          hint={item.type === '' ? undefined : types[item.type].means}
          empty={texts.typeEmpty}
          choices={typeKeys.map((value) => ({ value, label: types[value].name }))}
          value={item.type}
          onChange={(event) => choose(event.target.value)}
        />
        {item.type === 'identity-theft' && <Notice>{texts.theft}</Notice>}
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <TextField
            id={`${id}-creditor`}
            label={<Starred>{texts.creditor}</Starred>}
            hint={texts.creditorHint}
            value={item.creditor}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange({ creditor: event.target.value })}
          />
          <TextField
            id={`${id}-account`}
            label={texts.account}
            hint={texts.accountHint}
            optional
            value={item.accountNumber}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange({ accountNumber: event.target.value })}
          />
        </div>
        <TextArea
          id={`${id}-reason`}
          label={<Starred>{texts.reason}</Starred>}
          hint={texts.reasonHint}
          lang="en"
          rows={4}
          value={item.reason}
          onChange={(event) => onChange({ reason: event.target.value })}
        />
        {replaced !== null && (
          <Notice role="status" tone="wait" title={texts.replaced}>
            <Button
              kind="quiet"
              size="sm"
              className="-mx-3"
              onClick={() => {
                onChange({ reason: replaced })
                setReplaced(null)
              }}
            >
              {texts.putBack}
            </Button>
          </Notice>
        )}
        <div>
          <Button
            kind="quiet"
            size="sm"
            className="-mx-3"
            disabled={isOnly}
            aria-label={texts.removeNamed(number)}
            onClick={onRemove}
          >
            {texts.remove}
          </Button>
        </div>
      </fieldset>
    </li>
  )
}

const typeKeys = Object.keys(disputeTypes) as DisputeTypeKey[]

function isType(value: string): value is DisputeTypeKey {
  return value in disputeTypes
}

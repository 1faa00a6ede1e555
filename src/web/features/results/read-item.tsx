import { type AnswerScan, type ItemOutcome, itemOutcome } from '../../../shared/api/results.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AnswerPicture } from './answer-picture.tsx'
import type { ItemCheck } from './use-answer-confirmation.ts'

interface ReadItemProps {
  id: string
  item: AnswerScan['read'][number]
  /** Creditor and finding. */
  title: string
  /** Nothing was read: the client enters what the paper says. */
  isByHand: boolean
  isReport: boolean
  /** There is no file to read the bureau's words from. */
  asksWords: boolean
  check: ItemCheck
  error: string | null
  onCheck: (part: Partial<ItemCheck>) => void
}

/** One disputed item: what was read of it and where, and what the client says that the paper reads. */
export function ReadItem({
  id,
  item,
  title,
  isByHand,
  isReport,
  asksWords,
  check,
  error,
  onCheck,
}: ReadItemProps) {
  const { scan: texts } = useMessages().results
  const asksOther = isByHand || check.same === 'no'
  return (
    <li className="grid gap-3 py-4">
      <p className="font-semibold wrap-anywhere">{title}</p>
      {!isByHand && (
        <>
          {item.pictures.map((url) => (
            <AnswerPicture key={url} url={url} title={title} />
          ))}
          <WhatWasRead item={item} isReport={isReport} />
          <RadioGroup
            id={id}
            name={id}
            label={texts.question}
            inline
            error={check.same === '' ? error : null}
            value={check.same}
            choices={[
              { value: 'yes', label: texts.yes },
              { value: 'no', label: texts.no },
            ]}
            onChange={(event) => onCheck({ same: event.target.value === 'yes' ? 'yes' : 'no', other: '' })}
          />
        </>
      )}
      {asksOther && (
        <div className="max-w-96">
          <SelectField
            id={isByHand ? id : `${id}-other`}
            label={texts.stated}
            error={isByHand || check.same === 'no' ? error : null}
            value={check.other}
            choices={itemOutcome.options
              .filter((outcome) => isByHand || outcome !== item.outcome)
              .map((outcome) => ({ value: outcome, label: texts.says[outcome] }))}
            onChange={(event) => onCheck({ other: outcomeOf(event.target.value) })}
          />
        </div>
      )}
      {asksWords && (
        <div className="max-w-prose">
          <TextField
            id={`${id}-words`}
            label={texts.words}
            maxLength={300}
            value={check.said}
            onChange={(event) => onCheck({ said: event.target.value })}
          />
        </div>
      )}
    </li>
  )
}

function WhatWasRead({ item, isReport }: Pick<ReadItemProps, 'item' | 'isReport'>) {
  const { scan: texts } = useMessages().results
  const { outcome, said, confidence } = item
  if (outcome === 'no_answer' && said === null) return <p>{texts.unnamed}</p>
  return (
    <div>
      <p>
        {texts.weRead} <strong>{texts.says[outcome]}</strong>
      </p>
      {said && (
        <p className="mt-1 font-serif">
          <mark className="marked">{said}</mark>
        </p>
      )}
      {said === null && isReport && outcome === 'deleted' && <p className="text-muted">{texts.gone}</p>}
      {confidence !== null && (
        <p className="mt-1 text-sm text-muted">{texts.sure(Math.round(confidence * 100))}</p>
      )}
    </div>
  )
}

function outcomeOf(value: string): ItemOutcome | '' {
  return itemOutcome.options.find((outcome) => outcome === value) ?? ''
}

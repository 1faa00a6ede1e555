import { disputeAddressOf } from '../../../engine/letters/bureau-address.ts'
import { bureauNames } from '../../../shared/api/vocabulary.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldNotes } from '../../ui/field.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type LetterValues, letterBureaus, withBureau } from './letter-values.ts'
import type { ChangeValues } from './use-letter-values.ts'

interface BureauChoiceProps {
  values: LetterValues
  change: ChangeValues
  error: string | null
}

/** Which bureaus get a letter, each with the address it goes to, and the number by which it finds the report. */
export function BureauChoice({ values, change, error }: BureauChoiceProps) {
  const { bureaus: texts } = useMessages().generator
  return (
    <PageSection id="bureaus" title={texts.title} lead={texts.lead}>
      <fieldset
        aria-describedby={error ? 'bureaus-error' : undefined}
        className={error ? 'border-l-4 border-alarm pl-4' : undefined}
      >
        <legend className="sr-only">{texts.legend}</legend>
        <FieldNotes id="bureaus" error={error} />
        <div className="mt-2 grid gap-4">
          {letterBureaus.map((bureau) => {
            const isChosen = values.bureaus.includes(bureau)
            return (
              <div key={bureau} className="rounded-lg border border-line bg-surface px-5 py-3">
                <Checkbox
                  id={`bureau-${bureau}`}
                  label={<span className="font-semibold">{bureauNames[bureau]}</span>}
                  hint={disputeAddressOf[bureauNames[bureau]].join(', ')}
                  checked={isChosen}
                  onChange={(event) => {
                    const { checked } = event.target
                    change((before) => withBureau(before, bureau, checked))
                  }}
                />
                {isChosen && (
                  <div className="mt-3 mb-2 max-w-80 pl-9">
                    <TextField
                      id={`report-number-${bureau}`}
                      label={texts.reportNumber[bureau]}
                      hint={texts.reportNumberHint}
                      optional
                      autoComplete="off"
                      value={values.reportNumbers[bureau]}
                      onChange={(event) => {
                        const { value } = event.target
                        change((before) => ({
                          ...before,
                          reportNumbers: { ...before.reportNumbers, [bureau]: value },
                        }))
                      }}
                    />
                  </div>
                )}
              </div>
            )
          })}
        </div>
      </fieldset>
    </PageSection>
  )
}

import type { StaffClient } from '../../../shared/api/staff-clients.ts'
import { caseworkTexts } from '../../../shared/messages/staff/casework.ts'
import { formatInstant } from '../../lib/format.ts'
import { beginEdit } from '../../lib/record-edit.ts'
import { conflictRows } from '../../lib/record-words.ts'
import { stageChoices } from '../../lib/stage-name.ts'
import { useRecordEdit } from '../../lib/use-record-edit.ts'
import { Button } from '../../ui/button.tsx'
import { ConflictTable } from '../../ui/conflict-table.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CaseSection } from './case-section.tsx'

const { record: texts, sections, conflict: conflictTexts } = caseworkTexts
const dates = ['round1MailDate', 'round2MailDate', 'round3MailDate'] as const

/** Contact, stage, mail dates and the results text, edited in place. */
export function RecordSection({ client, reload }: { client: StaffClient; reload: () => void }) {
  const editing = useRecordEdit({
    always: client,
    newestOf: () => client,
    texts: { failed: texts.failed, chooseFirst: conflictTexts.open },
    onSaved: reload,
    fetchNewer: () => {
      reload()
      return undefined
    },
  })
  const { isDirty, busy, failure, fields, isSaved, change, resolve, save } = editing
  const edit = editing.edit ?? beginEdit(client)
  const { values } = edit
  const changedBy = (edit.base.changedBy ?? texts.product).replace(/^./, (first) => first.toUpperCase())
  const changedAt = formatInstant(edit.base.changedAt)
  const input = (field: 'name' | 'phone' | 'email' | (typeof dates)[number]) => ({
    id: `record-${field}`,
    label: texts[field],
    value: values[field],
    error: fields[field],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => change(field, event.target.value),
  })
  return (
    <CaseSection
      id="record"
      title={sections.record}
      wide
      aside={<p className="text-muted">{texts.changedBy(edit.base.changedBy ?? texts.product, changedAt)}</p>}
    >
      <form
        noValidate
        aria-label={sections.record}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <TextField {...input('name')} />
          <TextField {...input('phone')} type="tel" />
          <TextField {...input('email')} type="email" />
          <SelectField
            id="record-disputeStatus"
            label={texts.disputeStatus}
            empty={false}
            choices={stageChoices([values.disputeStatus])}
            value={values.disputeStatus}
            error={fields.disputeStatus}
            onChange={(event) => change('disputeStatus', event.target.value)}
          />
          {dates.map((field) => (
            <TextField key={field} {...input(field)} type="date" />
          ))}
        </div>
        <p className="text-muted">{texts.stageDates}</p>
        <TextArea
          id="record-results"
          label={texts.results}
          hint={texts.resultsHint}
          rows={4}
          maxLength={20_000}
          value={values.results}
          error={fields.results}
          onChange={(event) => change('results', event.target.value)}
        />
        {edit.changedMeanwhile && (edit.conflicts.length > 0 || failure !== null) && (
          <Notice tone="wait" role="status" title={conflictTexts.title(changedBy, changedAt)}>
            <p>{edit.conflicts.length > 0 ? conflictTexts.text : conflictTexts.merged}</p>
            {edit.conflicts.length > 0 && (
              <ConflictTable
                caption={conflictTexts.text}
                conflicts={conflictRows(edit, texts)}
                onResolve={resolve}
                texts={{ ...conflictTexts, none: texts.none }}
              />
            )}
          </Notice>
        )}
        <FailureNotice sentence={failure} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" size="sm" busy={busy} disabled={!isDirty}>
            {texts.save}
          </Button>
          {isDirty && (
            <Button kind="quiet" size="sm" onClick={() => editing.open(beginEdit(client))}>
              {texts.cancel}
            </Button>
          )}
          <p role="status">{isSaved ? texts.saved : ''}</p>
        </div>
      </form>
    </CaseSection>
  )
}

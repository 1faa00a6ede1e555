import { auditTexts } from '../../../shared/messages/staff/audit.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type AuditSearch, auditKinds } from './audit-search.ts'

const texts = auditTexts.filter

interface AuditFilterProps {
  search: AuditSearch
  /** Who can stand in the log; absent while it loads. */
  actors: readonly { id: string; name: string }[] | undefined
  onChange: (changes: Readonly<Record<string, string | null>>) => void
}

/** Person, kind, client and days. Each change counts at once and stands in the address. */
export function AuditFilter({ search, actors, onChange }: AuditFilterProps) {
  const set = (name: string) => (event: { target: { value: string } }) =>
    onChange({ [name]: event.target.value || null })
  const filtered = search.person || search.client || search.kind !== 'all' || search.from || search.to
  // The person of a shared link is chosen before the list of persons is here.
  const persons = actors ?? (search.person ? [{ id: search.person, name: '…' }] : [])
  return (
    <search aria-label={texts.title} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
      <SelectField
        id="audit-person"
        label={texts.actor}
        empty={texts.anyone}
        choices={persons.map((actor) => ({ value: actor.id, label: actor.name }))}
        value={search.person}
        onChange={set('person')}
      />
      <SelectField
        id="audit-kind"
        label={texts.kind}
        empty={false}
        choices={auditKinds.map((kind) => ({ value: kind, label: texts.kinds[kind] }))}
        value={search.kind}
        onChange={(event) => onChange({ kind: event.target.value === 'all' ? null : event.target.value })}
      />
      <TextField
        id="audit-client"
        label={texts.client}
        inputMode="numeric"
        value={search.client}
        onChange={(event) => onChange({ client: event.target.value.replace(/\D/g, '').slice(0, 9) || null })}
      />
      <TextField id="audit-from" type="date" label={texts.from} value={search.from} onChange={set('from')} />
      <TextField id="audit-to" type="date" label={texts.to} value={search.to} onChange={set('to')} />
      {filtered && (
        <div>
          <Button
            kind="quiet"
            size="sm"
            className="-ml-3"
            onClick={() => onChange({ person: null, client: null, kind: null, from: null, to: null })}
          >
            {texts.clear}
          </Button>
        </div>
      )}
    </search>
  )
}

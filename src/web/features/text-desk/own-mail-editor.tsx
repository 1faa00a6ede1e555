import { useQueryClient } from '@tanstack/react-query'
import { addOwnMail, changeOwnMail, type OwnMailWithVersions } from '../../../shared/api/own-mails.ts'
import { ownMailTexts as texts } from '../../../shared/messages/staff/own-mails.ts'
import { useNavigate } from '../../lib/router/router-context.tsx'
import { useToast } from '../../lib/toast-context.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { OwnMailFields } from './own-mail-fields.tsx'
import { OwnMailPreview } from './own-mail-preview.tsx'
import { OwnMailVersions } from './own-mail-versions.tsx'
import { TextForm, useTickedWarnings } from './text-form.tsx'
import {
  fieldIdOf,
  problemsOf,
  type TypedOwnMail,
  textsOf,
  typedOwnMail,
  wishOf,
  wordFields,
} from './typed-own-mail.ts'

/** A kind of mail: what it follows, its words in both languages, the preview beside them, the versions below. */
export function OwnMailEditor({ mail }: { mail: OwnMailWithVersions | null }) {
  const toast = useToast()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const warnings = useTickedWarnings()
  const form = useSendForm<TypedOwnMail, OwnMailWithVersions>({
    initial: typedOwnMail(mail),
    keeps: true,
    check: problemsOf,
    failed: texts.saveFailed,
    send: (typed, { call }) => {
      const body = wishOf(typed, mail?.version ?? 0, warnings.areRead)
      return mail
        ? call(changeOwnMail, { params: { kind: String(mail.id) }, body })
        : call(addOwnMail, { body })
    },
    onSent: () => {
      toast({ title: texts.saved, kind: 'success' })
      return queries.invalidateQueries()
    },
    onwards: ({ id }) => (mail ? undefined : navigate(`/dashboard/own-mail?kind=${id}`, { replace: true })),
  })
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
      <TextForm
        form={form}
        idOf={fieldIdOf}
        isDirty={!form.sent && JSON.stringify(form.values) !== JSON.stringify(typedOwnMail(mail))}
        typed={wordFields.map((field) => form.values[field]).join('\n')}
        warnings={warnings}
        tickId="own-mail-warnings-read"
        save={texts.save}
      >
        <OwnMailFields form={form} isNew={mail === null} />
      </TextForm>
      <OwnMailPreview texts={textsOf(form.values)} kind={mail?.id ?? null} />
      {mail && (
        <div className="lg:col-span-2">
          <OwnMailVersions versions={mail.versions} onRestore={form.change} />
        </div>
      )}
    </div>
  )
}

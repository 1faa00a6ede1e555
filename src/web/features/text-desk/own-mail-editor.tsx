import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { addOwnMail, changeOwnMail, type OwnMailWithVersions } from '../../../shared/api/own-mails.ts'
import { ownMailTexts as texts } from '../../../shared/messages/staff/own-mails.ts'
import { ownTextTexts as shared } from '../../../shared/messages/staff/own-texts.ts'
import { forbiddenWordsIn } from '../../../shared/rules/forbidden-words.ts'
import { useNavigate } from '../../lib/router/router-context.tsx'
import { useToast } from '../../lib/toast-context.ts'
import { useLeaveGuard } from '../../lib/use-leave-guard.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { LeaveQuestion } from '../../ui/leave-question.tsx'
import { WordWarnings } from '../../ui/word-warnings.tsx'
import { OwnMailFields } from './own-mail-fields.tsx'
import { OwnMailPreview } from './own-mail-preview.tsx'
import { OwnMailVersions } from './own-mail-versions.tsx'
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
  const [warningsRead, setWarningsRead] = useState(false)
  const form = useSendForm<TypedOwnMail, OwnMailWithVersions>({
    initial: typedOwnMail(mail),
    keeps: true,
    check: problemsOf,
    failed: texts.saveFailed,
    send: (typed, { call }) => {
      const body = wishOf(typed, mail?.version ?? 0, warningsRead)
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
  const isDirty = !form.sent && JSON.stringify(form.values) !== JSON.stringify(typedOwnMail(mail))
  const leaving = useLeaveGuard(isDirty)
  const typed = wordFields.map((field) => form.values[field]).join('\n')
  const warnings = useMemo(() => forbiddenWordsIn(typed), [typed])
  const problems = Object.entries(form.problems).flatMap(([field, sentence]) =>
    sentence ? [{ id: fieldIdOf(field), sentence }] : [],
  )
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
      <form
        noValidate
        className="grid min-w-0 content-start gap-5"
        onSubmit={(event) => void form.submit(event)}
      >
        {leaving.state === 'blocked' && (
          <LeaveQuestion
            sentence={shared.leave}
            stay={shared.stay}
            leave={shared.leaveAnyway}
            onStay={() => leaving.reset()}
            onLeave={() => leaving.proceed()}
          />
        )}
        <ErrorSummary problems={problems} attempt={form.attempt} />
        <OwnMailFields form={form} isNew={mail === null} />
        <WordWarnings title={shared.warnings} warnings={warnings} />
        {warnings.length > 0 && (
          <Checkbox
            id="own-mail-warnings-read"
            label={shared.warningsRead}
            checked={warningsRead}
            onChange={(event) => setWarningsRead(event.target.checked)}
          />
        )}
        <FailureNotice sentence={problems.length > 0 ? null : form.failure} />
        <div>
          <Button type="submit" busy={form.busy} disabled={warnings.length > 0 && !warningsRead}>
            {texts.save}
          </Button>
        </div>
      </form>
      <OwnMailPreview texts={textsOf(form.values)} kind={mail?.id ?? null} />
      {mail && (
        <div className="lg:col-span-2">
          <OwnMailVersions versions={mail.versions} onRestore={form.change} />
        </div>
      )}
    </div>
  )
}

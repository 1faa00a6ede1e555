import { getSession } from '../../../shared/api/accounts.ts'
import { downloadApplicationData } from '../../../shared/api/funding-application.ts'
import { deleteFundingApplication } from '../../../shared/api/funding-staff.ts'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { addressOf } from '../../lib/call-address.ts'
import { formatDay } from '../../lib/format.ts'
import { mayStaff } from '../../lib/may-staff.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useCall } from '../../lib/use-call.ts'
import { TypedDeletionForm } from '../../parts/privacy/typed-deletion-form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ApplicationPart } from './application-part.tsx'
import type { PartProps } from './application-record.ts'

const { data: texts, one } = staffFundingTexts

/** How long the application is kept, the deletion that was asked for, and the one that an admin does at once. */
export function DataPart({ application, reload }: PartProps) {
  const { id, clientName, keeping } = application
  const session = useCall(getSession, {})
  const toast = useToast()
  const params = { id: String(id) }
  const isAdmin = mayStaff(session.data, 'delete')
  return (
    <ApplicationPart id="data" title={one.sections.data} wide>
      {keeping?.deletionRequestedOn && keeping.deletionDueOn && (
        <Notice tone="alarm">
          <p>{texts.asked(formatDay(keeping.deletionRequestedOn), formatDay(keeping.deletionDueOn))}</p>
        </Notice>
      )}
      <div className="grid gap-6 md:grid-cols-2">
        <div className="grid content-start gap-2">
          {keeping && <p>{texts.kept(formatDay(keeping.afterLastUseOn))}</p>}
          <p>
            <TextLink
              to={addressOf(downloadApplicationData, { params })}
              download
              className="inline-flex min-h-11 items-center"
            >
              {texts.download}
            </TextLink>
          </p>
          <p>
            <TextLink
              to={`/readiness/status?application=${id}#deletion`}
              className="inline-flex min-h-11 items-center"
            >
              {texts.statusPage}
            </TextLink>
          </p>
        </div>
        {isAdmin ? (
          <TypedDeletionForm
            name={clientName}
            texts={texts}
            send={(confirmName, call) => call(deleteFundingApplication, { params, body: { confirmName } })}
            onDeleted={() => {
              toast(texts.deleted)
              void reload()
            }}
          />
        ) : (
          <p className="text-muted">{texts.adminsOnly}</p>
        )}
      </div>
    </ApplicationPart>
  )
}

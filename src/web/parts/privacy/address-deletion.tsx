import { getSession } from '../../../shared/api/accounts.ts'
import { deleteAddress } from '../../../shared/api/privacy.ts'
import { addressDeletionTexts as texts } from '../../../shared/messages/staff/address-deletion.ts'
import { mayStaff } from '../../lib/may-staff.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useCall } from '../../lib/use-call.ts'
import { TypedDeletionForm } from './typed-deletion-form.tsx'

interface AddressDeletionProps {
  /** Of somebody without a client record. */
  email: string
  /** Sets what is asked for apart where several stand on one page. */
  id: string
  reload: () => unknown
}

/** Takes everything of an address away that has no case, after it was typed again; for admins, folded away. */
export function AddressDeletion({ email, id, reload }: AddressDeletionProps) {
  const session = useCall(getSession, {})
  const toast = useToast()
  if (!mayStaff(session.data, 'delete')) return null
  return (
    <details className="mt-3 text-sm">
      <summary className="min-h-11 cursor-pointer content-center text-muted sm:min-h-9">
        {texts.title(email)}
      </summary>
      <div className="mt-2 max-w-prose">
        <TypedDeletionForm
          id={`delete-${id}`}
          name={email}
          texts={texts}
          send={(confirmEmail, call) => call(deleteAddress, { body: { email, confirmEmail } })}
          onDeleted={() => {
            toast({ title: texts.deleted, kind: 'success' })
            void reload()
          }}
        />
      </div>
    </details>
  )
}

import { addRole, changeRole } from '../../../shared/api/team.ts'
import { roleTexts as texts } from '../../../shared/messages/staff/roles.ts'
import { centsFromDollars } from '../../../shared/rules/money.ts'
import { type Permission, permissions } from '../../../shared/rules/staff-roles.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SentForm } from '../../ui/sent-form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { TeamRole } from './team-member.ts'

interface RoleFormProps {
  /** null: a new one. */
  role: TeamRole | null
  onSaved: () => Promise<void>
  onLeave: () => void
}

interface TypedRole {
  name: string
  may: Permission[]
  /** Dollars; empty: no limit. */
  limit: string
}

/** What a role is called and may do. */
export function RoleForm({ role, onSaved, onLeave }: RoleFormProps) {
  const form = useSendForm({
    initial: typedOf(role),
    check: checkRole,
    failed: texts.failed,
    keeps: true,
    send: ({ name, may, limit }, { call }) => {
      const refundLimitCents = limit.trim() === '' ? null : centsFromDollars(Number(limit))
      const body = { name, may, refundLimitCents }
      return role ? call(changeRole, { params: { role: role.key }, body }) : call(addRole, { body })
    },
    onSent: onSaved,
    idOf: (field) => `role-${field}`,
  })
  const { may } = form.values
  const turn = (permission: Permission, on: boolean) =>
    form.change({ may: on ? [...may, permission] : may.filter((each) => each !== permission) })
  return (
    <SentForm submit={texts.save} form={form}>
      {role?.builtIn ? null : (
        <TextField id="role-name" label={texts.name} autoComplete="off" {...form.field('name')} />
      )}
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">{texts.may}</legend>
        <p className="text-muted">{texts.lookHint}</p>
        {permissions.map((permission) => (
          <Checkbox
            key={permission}
            id={`role-may-${permission}`}
            label={texts.permissions[permission].short}
            hint={texts.permissions[permission].hint}
            checked={may.includes(permission)}
            onChange={(event) => turn(permission, event.target.checked)}
          />
        ))}
      </fieldset>
      {may.includes('refunds') && (
        <TextField
          id="role-limit"
          label={texts.limit}
          hint={texts.limitHint}
          inputMode="decimal"
          autoComplete="off"
          optional
          {...form.field('limit')}
        />
      )}
      <div>
        <Button kind="secondary" size="sm" onClick={onLeave}>
          {texts.leave}
        </Button>
      </div>
    </SentForm>
  )
}

function typedOf(role: TeamRole | null): TypedRole {
  if (!role) return { name: '', may: ['work'], limit: '' }
  const limit = role.refundLimitCents === null ? '' : String(role.refundLimitCents / 100)
  return { name: role.name, may: [...role.may], limit: role.may.includes('refunds') ? limit : '' }
}

function checkRole({ name, limit }: TypedRole): { name?: string; limit?: string } {
  if (name.trim() === '') return { name: texts.nameMissing }
  return /^\d{0,7}(\.\d{1,2})?$/.test(limit.trim()) ? {} : { limit: texts.limitWrong }
}

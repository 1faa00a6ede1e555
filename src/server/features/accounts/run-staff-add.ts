import { ownerRole } from '../../../shared/rules/staff-roles.ts'
import type { Config } from '../../config.ts'
import { type AdminCommand, CommandRefused } from '../../platform/admin-socket/admin-command.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { LiveChannel } from '../../platform/live/live-channel.ts'
import { addStaff } from './add-staff.ts'
import { createPasswordHasher } from './password-hash.ts'

/** Those that a command may give: an own role is given on the page of the team. */
const roles = [ownerRole, 'admin', 'staff'] as const

const usage =
  'staff:add EMAIL [NAME] [--owner | --admin | --staff] [--password PASSWORD]  makes a staff account, or renews one'

/** `npm run staff:add -- you@example.com "Your Name"`: the first account is an owner. */
export function staffAddCommand(
  deps: {
    database: Database
    clock: Clock
    config: Pick<Config, 'publicUrl'>
    live?: LiveChannel
  },
  passwords = createPasswordHasher(),
): AdminCommand {
  return {
    name: 'staff:add',
    usage,
    async run(args, print) {
      const { email, name, role, password } = parseArguments(args)
      try {
        const added = await addStaff(deps, passwords, { email, name, role, password })
        print(`${added.renewed ? 'Renewed' : 'Added'} the ${added.role} account ${added.email}.`)
        if (added.password !== null) print(`Password: ${added.password}`)
        print(
          `Sign in at ${deps.config.publicUrl}/dashboard; the first time you set up your authenticator app.`,
        )
      } catch (error) {
        throw error instanceof Refusal ? new CommandRefused(error.message) : error
      }
    },
  }
}

function parseArguments(args: readonly string[]): {
  email: string
  name: string
  role: string | null
  password: string | null
} {
  const asked = roles.filter((role) => args.includes(`--${role}`))
  const rest = args.filter((arg) => !roles.some((role) => arg === `--${role}`))
  const at = rest.indexOf('--password')
  const password = at >= 0 ? (rest.splice(at, 2)[1] ?? '') : null
  const unknown = rest.find((arg) => arg.startsWith('--'))
  const [email, ...names] = rest
  if (unknown || email === undefined || asked.length > 1)
    throw new CommandRefused(`Usage: npm run ${usage.replace(' ', ' -- ')}`)
  return { email, name: names.join(' '), role: asked[0] ?? null, password }
}

import type { Deps } from '../../deps.ts'
import { type AdminCommand, CommandRefused } from '../../platform/admin-socket/admin-command.ts'
import type { Sandbox } from '../../platform/payments/sandbox/open-sandbox.ts'
import { hasAnyClient } from '../clients/find-client.ts'
import type { ExampleClient } from './example-client.ts'
import { exampleClients } from './example-clients.ts'
import { readSample, sampleFolder } from './sample-files.ts'

interface ExampleSource {
  folder: string
  clients: readonly ExampleClient[]
}

/** More are of no use, and the embedded database has its limits. */
const mostClients = 1_000_000

/**
 * `npm run seed`: fills an empty product with an example client at every stage; `-- --clients 1000` with that many
 * generated ones. Never in production, never beside clients that are there, and only with the payment sandbox.
 * @param source where the sample reports are, and which examples are made of them
 */
export function seedCommand(
  deps: Deps,
  sandbox: Sandbox | null,
  source: Partial<ExampleSource> = {},
): AdminCommand {
  const examples: ExampleSource = { folder: sampleFolder, clients: exampleClients, ...source }
  let running = false
  return {
    name: 'seed',
    usage: 'seed [--clients N]  fills an empty product with example clients, or with N generated ones',
    async run(args, print) {
      const count = generatedCount(args)
      const usable = await requireSeedable(deps, sandbox)
      if (running) throw new CommandRefused('The examples are being made right now.')
      running = true
      try {
        // A webhook would settle the payment of an older case at today's date.
        await usable.withWebhooksHeld(() =>
          count === null ? makeAll(deps, usable, examples, print) : makeMany(deps, count, print),
        )
      } finally {
        running = false
      }
    },
  }
}

/** How many clients are to be generated; null: the examples at every stage. */
function generatedCount(args: readonly string[]): number | null {
  if (args.length === 0) return null
  const [, digits] = /^--clients[= ](\d{1,7})$/.exec(args.join(' ')) ?? []
  const count = Number(digits ?? 0)
  if (count < 1 || count > mostClients) {
    throw new CommandRefused(
      'npm run seed takes no arguments, or the number of generated clients: npm run seed -- --clients 1000.',
    )
  }
  return count
}

async function makeMany(deps: Deps, count: number, print: (line: string) => void): Promise<void> {
  const { seedMany } = await import('./seed-many.ts')
  await seedMany(deps, count, print)
}

async function requireSeedable(deps: Deps, sandbox: Sandbox | null): Promise<Sandbox> {
  if (deps.config.production) throw new CommandRefused('In production no example clients are made.')
  if (sandbox === null) {
    throw new CommandRefused(
      'Example clients pay in the payment sandbox, and Stripe is configured: remove the Stripe settings first.',
    )
  }
  if (await hasAnyClient(deps.database.db)) {
    throw new CommandRefused(
      'There are clients already: examples are only put into an empty product. Choose another DATA_DIR.',
    )
  }
  return sandbox
}

async function makeAll(
  deps: Deps,
  sandbox: Sandbox,
  { folder, clients }: ExampleSource,
  print: (line: string) => void,
): Promise<void> {
  // All files are there, or nothing is made.
  const files = clients.flatMap(({ intake }) => Object.values(intake?.reports ?? {}))
  for (const file of files) await readSample(folder, file)
  const { makeExample } = await import('./make-example.ts')
  for (const example of clients) {
    const clientId = await makeExample(deps, sandbox, example, folder)
    print(`${String(clientId).padStart(3)}  ${example.person.email.padEnd(26)}  ${example.stage}`)
  }
  print(
    `To open one as the client: ${deps.config.publicUrl}/client-dashboard?client=me asks for the address,`,
  )
  print('and npm run outbox prints the mail with the link. Staff see all of them at /dashboard.')
}

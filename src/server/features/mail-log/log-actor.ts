import type { CaseActor } from '../accounts/actor-of-viewer.ts'

/** Who enters something in the mail log: the client, staff for them, or the provider that mails letters for them. */
export type LogActor = CaseActor | { kind: 'provider'; id: string; name: string }

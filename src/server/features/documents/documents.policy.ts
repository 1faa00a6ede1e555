import type { Deps } from '../../deps.ts'
import type { Decision } from '../../platform/http/refusal.ts'
import { mayOpenClient } from '../accounts/clients-of-viewer.policy.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { parseClientId } from '../clients/find-client.ts'
import { selectDocument } from './documents.store.ts'

/** A document is open to whoever may open its client; somebody else's is the same as an absent one (decision 18). */
export async function ofDocumentInPath(context: {
  deps: Deps
  viewer: Viewer
  params: { id: string }
}): Promise<Decision> {
  if (context.viewer.kind === 'nobody') return 'not_signed_in'
  const id = parseClientId(context.params.id)
  const document = id === null ? undefined : await selectDocument(context.deps.database.db, id)
  return document ? mayOpenClient(context.deps, context.viewer, document.clientId) : 'not_found'
}

import type { Deps } from '../../deps.ts'
import type { Decision } from '../../platform/http/refusal.ts'
import { mayOpenClient } from '../accounts/clients-of-viewer.policy.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { selectDocument } from './documents.store.ts'

/** A document is open to whoever may open its client; somebody else's is the same as an absent one (decision 18). */
export async function ofDocumentInPath(context: {
  deps: Deps
  viewer: Viewer
  params: { id: number }
}): Promise<Decision> {
  if (context.viewer.kind === 'nobody') return 'not_signed_in'
  const document = await selectDocument(context.deps.database.db, context.params.id)
  return document ? mayOpenClient(context.deps, context.viewer, document.clientId) : 'not_found'
}

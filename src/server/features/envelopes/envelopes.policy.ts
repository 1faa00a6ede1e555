import type { Decision } from '../../platform/http/refusal.ts'
import { mayOpenClient } from '../accounts/clients-of-viewer.policy.ts'
import type { Viewer } from '../accounts/viewer.ts'

/** Nobody signs for somebody else: to staff it is forbidden, whatever the id. */
export async function ofOwnClientInPath(context: {
  deps: Parameters<typeof mayOpenClient>[0]
  viewer: Viewer
  params: { id: number }
}): Promise<Decision> {
  if (context.viewer.kind === 'staff') return 'forbidden'
  return mayOpenClient(context.deps, context.viewer, context.params.id)
}

import type { Viewer } from './viewer.ts'

/** Who says or records something about a case: the client, or staff for the client. */
export interface CaseActor {
  kind: 'client' | 'staff'
  id: string
  /** As the audit log names them. */
  name: string
}

/** The policies of these calls let nobody without a session through. */
export function actorOfViewer(viewer: Viewer): CaseActor {
  if (viewer.kind === 'nobody') throw new Error('a viewer without a session got past its policy')
  return viewer.kind === 'staff'
    ? { kind: 'staff', id: viewer.userId, name: viewer.name }
    : { kind: 'client', id: viewer.userId, name: 'the client' }
}

import type { Viewer } from './viewer.ts'

/** What the browser is told about its own session. */
export function describeViewer(viewer: Viewer): {
  kind: Viewer['kind']
  email: string | null
  name: string | null
  role: 'staff' | 'admin' | null
} {
  return {
    kind: viewer.kind,
    email: 'email' in viewer ? viewer.email : null,
    name: viewer.kind === 'staff' ? viewer.name : null,
    role: viewer.kind === 'staff' ? viewer.role : null,
  }
}

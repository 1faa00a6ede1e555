/**
 * Who is asking. 'browser': a browser that created something here and is known by its cookie alone; 'client': signed in
 * with a link sent to that address; 'staff': password and second factor.
 */
export type Viewer =
  | { kind: 'nobody' }
  | { kind: 'browser'; userId: string }
  | { kind: 'client'; userId: string; email: string }
  | { kind: 'staff'; userId: string; email: string; name: string; role: 'staff' | 'admin' }

export const nobody: Viewer = { kind: 'nobody' }

/** The session of a request: who it is, and the key that rooms of the live channel are left by. */
export interface ViewerSession {
  viewer: Viewer
  /** The keyed hash of the cookie; null without a session. */
  sessionKey: string | null
}

/** The proven address; the policies `forSignedInClient` and `forStaff` make sure that there is one. */
export function emailOf(viewer: Viewer): string {
  if ('email' in viewer) return viewer.email
  throw new Error('a viewer without an address got past its policy')
}

import type { KeyScope } from '../../../shared/rules/key-scopes.ts'
import type { StaffLimits } from '../../../shared/rules/staff-roles.ts'

/**
 * Who is asking. 'browser': a browser that created something here and is known by its cookie alone; 'client': signed in
 * with a link sent to that address; 'staff': password and second factor. The `userId` of a browser and of a client is that
 * of the browser itself, which holds what was created in it: it opens what the browser holds, and in this browser only.
 * What the address may open is found by `email` (decision 43).
 */
export type Viewer =
  | { kind: 'nobody' }
  | { kind: 'browser'; userId: string }
  | { kind: 'client'; userId: string; email: string }
  | {
      kind: 'staff'
      userId: string
      email: string
      name: string
      role: string
      limits: StaffLimits
      /** Of a key of the API; absent for a person. */
      scopes?: readonly KeyScope[]
    }

export const nobody: Viewer = { kind: 'nobody' }

/** The session of a request: who it is, and the key that rooms of the live channel are left by. */
export interface ViewerSession {
  viewer: Viewer
  /** The keyed hash of the cookie; null without a session. */
  sessionKey: string | null
}

/** The browser's own user; every policy but `forAnyone` makes sure that there is one. */
export function userIdOf(viewer: Viewer): string {
  if ('userId' in viewer) return viewer.userId
  throw new Error('a viewer without a session got past its policy')
}

/** The proven address; the policies `forSignedInClient` and `forStaff` make sure that there is one. */
export function emailOf(viewer: Viewer): string {
  if ('email' in viewer) return viewer.email
  throw new Error('a viewer without an address got past its policy')
}

import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/imports.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { staffActor } from '../accounts/staff-actor.ts'
import { checkImport } from './check-import.ts'
import { describeImport } from './describe-import.ts'
import { selectImports } from './imports.store.ts'
import { inviteImport, startImport, undoImport } from './start-import.ts'
import { uploadImport } from './upload-import.ts'

const largestFile = 20 * 1024 * 1024
const listed = 20

/** Imports of clients from a file: admins only, as every other look at all clients at once. */
export function mountImports(app: FastifyInstance, deps: Deps): void {
  const limited = { policy: forStaff, needs: 'settings', rateLimit: 'upload' } as const
  mount(
    app,
    deps,
    calls.uploadImport,
    { ...limited, files: { file: largestFile } },
    async ({ viewer, files }) => uploadImport(deps, { file: files[0], actor: staffActor(viewer) }),
  )
  mount(app, deps, calls.checkImport, limited, async ({ params, body }) =>
    checkImport(deps, { importId: params.import, ...body }),
  )
  mount(app, deps, calls.startImport, limited, async ({ viewer, params, body }) =>
    startImport(deps, { importId: params.import, ...body, actor: staffActor(viewer) }),
  )
  mount(app, deps, calls.listImports, { policy: forStaff, needs: 'settings' }, async () =>
    (await selectImports(deps.database.db, listed)).map(describeImport),
  )
  mount(app, deps, calls.inviteImport, limited, async ({ viewer, params }) =>
    inviteImport(deps, { importId: params.import, actor: staffActor(viewer) }),
  )
  mount(app, deps, calls.undoImport, limited, async ({ viewer, params }) =>
    undoImport(deps, { importId: params.import, actor: staffActor(viewer) }),
  )
}

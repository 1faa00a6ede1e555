import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/envelopes.ts'
import { paperLimit } from '../../../shared/rules/file-limits.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { actorOfViewer } from '../accounts/actor-of-viewer.ts'
import { ofClientInPath } from '../accounts/clients-of-viewer.policy.ts'
import { noteStaffRead } from '../accounts/note-staff-read.ts'
import { downloadEnvelope, downloadRoundEnvelopes } from './download-envelope.ts'
import { ofOwnClientInPath } from './envelopes.policy.ts'
import { giveSignature, giveSignaturePhoto, removeSignature } from './give-signature.ts'
import { listEnvelopes } from './list-envelopes.ts'
import { signLetter, unsignLetter } from './sign-letter.ts'

/** Packets ready to mail, for the client's holders and staff; the signature is the client's alone. */
export function mountEnvelopes(app: FastifyInstance, deps: Deps): void {
  const policy = ofClientInPath
  mount(app, deps, calls.listEnvelopes, { policy }, async ({ params, viewer }) => {
    await noteStaffRead(deps, viewer, 'open-packets', params.id, {})
    return listEnvelopes(deps, params.id, viewer)
  })
  mount(
    app,
    deps,
    calls.downloadEnvelope,
    { policy, needs: 'papers', rateLimit: 'upload' },
    async ({ params: { id: clientId, document: documentId }, viewer }) => {
      const file = await downloadEnvelope(deps, { clientId, documentId })
      await noteStaffRead(deps, viewer, 'download-packet', clientId, { documentId })
      return { file }
    },
  )
  mount(
    app,
    deps,
    calls.downloadRoundEnvelopes,
    { policy, needs: 'papers', rateLimit: 'upload' },
    async ({ params: { id: clientId, round }, viewer }) => {
      const file = await downloadRoundEnvelopes(deps, { clientId, round })
      await noteStaffRead(deps, viewer, 'download-packets', clientId, { round })
      return { file }
    },
  )
  mountSigning(app, deps)
}

function mountSigning(app: FastifyInstance, deps: Deps): void {
  const policy = ofOwnClientInPath
  mount(app, deps, calls.giveSignature, { policy }, async ({ params, body, viewer }) => {
    await giveSignature(deps, { clientId: params.id, signature: { kind: 'drawn', strokes: body.strokes } })
    return listEnvelopes(deps, params.id, viewer)
  })
  mount(
    app,
    deps,
    calls.giveSignaturePhoto,
    { policy, rateLimit: 'upload', files: { photo: paperLimit.bytes } },
    async ({ params, files, viewer }) => {
      await giveSignaturePhoto(deps, { clientId: params.id, files })
      return listEnvelopes(deps, params.id, viewer)
    },
  )
  mount(app, deps, calls.removeSignature, { policy }, async ({ params, viewer }) => {
    await removeSignature(deps, { clientId: params.id, actorId: actorOfViewer(viewer).id })
    return listEnvelopes(deps, params.id, viewer)
  })
  mount(
    app,
    deps,
    calls.signLetter,
    { policy, rateLimit: 'upload' },
    async ({ params: { id: clientId, document: documentId }, body, viewer }) => {
      const actorId = actorOfViewer(viewer).id
      await signLetter(deps, { clientId, documentId, actorId, sha256: body.sha256 })
      return listEnvelopes(deps, clientId, viewer)
    },
  )
  mount(
    app,
    deps,
    calls.unsignLetter,
    { policy },
    async ({ params: { id: clientId, document: documentId }, viewer }) => {
      await unsignLetter(deps, { clientId, documentId, actorId: actorOfViewer(viewer).id })
      return listEnvelopes(deps, clientId, viewer)
    },
  )
}

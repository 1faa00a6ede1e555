import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/letters.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { actorOfViewer } from '../accounts/actor-of-viewer.ts'
import { ofClientInPath } from '../accounts/clients-of-viewer.policy.ts'
import { noteStaffRead } from '../accounts/note-staff-read.ts'
import { chooseLayout } from './choose-layout.ts'
import { listLetters } from './list-letters.ts'
import { saveOwnWords } from './save-own-words.ts'

/** The letters as their person reads and changes them. Every act and read of staff is logged, without the words. */
export function mountLetters(app: FastifyInstance, deps: Deps): void {
  const policy = ofClientInPath
  mount(app, deps, calls.listLetters, { policy, needs: 'papers' }, async ({ params, viewer }) => {
    await noteStaffRead(deps, viewer, 'open-letters', params.id, {})
    return listLetters(deps, params.id)
  })
  mount(app, deps, calls.chooseLetterLayout, { policy }, async ({ params, viewer, body }) => {
    const chosen = await chooseLayout(deps, {
      clientId: params.id,
      actor: actorOfViewer(viewer),
      layout: body.layout,
    })
    await noteStaffRead(deps, viewer, 'choose-letter-layout', params.id, { layout: body.layout })
    return chosen
  })
  // Each version has the letters written anew.
  mount(app, deps, calls.saveOwnWords, { policy, rateLimit: 'upload' }, async ({ params, viewer, body }) => {
    const saved = await saveOwnWords(deps, { ...body, clientId: params.id, actor: actorOfViewer(viewer) })
    await noteStaffRead(deps, viewer, 'save-own-words', params.id, {
      letter: body.letter,
      item: body.item,
      characters: body.text.length,
    })
    return saved
  })
}

import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/guides.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { getGuide } from './get-guide.ts'
import { downloadGuidePaper, getGuidePaper, saveGuidePaper } from './guide-paper.ts'
import { ofGuideInPath } from './guides.policy.ts'
import { saveGuideAnswers, tickGuideTask } from './save-guide.ts'

/** What toolkits and modules hand over. Open to the buyer and to staff. */
export function mountGuides(app: FastifyInstance, deps: Deps): void {
  const ofOne = { policy: ofGuideInPath } as const
  mount(app, deps, calls.getGuide, ofOne, async ({ params, query, viewer }) =>
    getGuide(deps, { ...params, ...query, viewer }),
  )
  mount(app, deps, calls.saveGuideAnswers, ofOne, async ({ params, body, viewer }) =>
    saveGuideAnswers(deps, { ...params, ...body, viewer }),
  )
  mount(app, deps, calls.tickGuideTask, ofOne, async ({ params, body, viewer }) =>
    tickGuideTask(deps, { ...params, ...body, viewer }),
  )
  mount(app, deps, calls.getGuidePaper, ofOne, async ({ params, query, viewer }) =>
    getGuidePaper(deps, { ...params, ...query, viewer }),
  )
  mount(app, deps, calls.saveGuidePaper, ofOne, async ({ params, body, viewer }) =>
    saveGuidePaper(deps, { ...params, ...body, viewer }),
  )
  mount(app, deps, calls.downloadGuidePaper, ofOne, async ({ params, query, viewer }) =>
    downloadGuidePaper(deps, { ...params, ...query, viewer }),
  )
}

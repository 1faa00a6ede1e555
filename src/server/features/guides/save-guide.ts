import { guides } from '../../../engine/guides/guides.ts'
import type { GuideAnswers, GuideShown } from '../../../shared/api/guides.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findGuide } from './find-guide.ts'
import { type AskedGuide, showGuide, taskOf } from './get-guide.ts'
import { sealAnswers } from './guide-answers.ts'
import { lockGuide, updateGuide } from './guides.store.ts'

/** Errors: those of findGuide; conflict when another window saved since `version` was read, and nothing of it is lost. */
export async function saveGuideAnswers(
  deps: Deps,
  input: AskedGuide & { version: number; answers: GuideAnswers },
): Promise<GuideShown> {
  const { row, purchase } = await findGuide(deps, input, 'change-guide')
  const answersSealed = sealAnswers(deps, purchase.id, input.answers)
  const saved = await deps.database.transaction((tx) =>
    updateGuide(tx, { id: row.id, version: input.version }, { answersSealed, updatedAt: deps.clock.now() }),
  )
  if (!saved) throw new Refusal('conflict', says('guide.changedMeanwhile'))
  return showGuide(deps, input, { row: saved, purchase })
}

/** `task`: 'step/task'. The same tick twice is one. Errors: those of findGuide; not_found for a task that the guide does not have. */
export async function tickGuideTask(
  deps: Deps,
  input: AskedGuide & { task: string; done: boolean },
): Promise<GuideShown> {
  const { row, purchase } = await findGuide(deps, input, 'change-guide')
  const tasks = guides[input.guide].steps.flatMap(({ key, tasks: of }) => of.map((task) => taskOf(key, task)))
  if (!tasks.includes(input.task)) throw new Refusal('not_found', says('guide.noTask'))
  const ticked = await deps.database.transaction(async (tx) => {
    const locked = await lockGuide(tx, row.id)
    if (!locked) return undefined
    const others = locked.done.filter((task) => task !== input.task)
    const done = input.done ? [...others, input.task] : others
    return updateGuide(tx, locked, { done, updatedAt: deps.clock.now() })
  })
  if (!ticked) throw new Refusal('not_found', says('payment.noPurchase'))
  return showGuide(deps, input, { row: ticked, purchase })
}

import { guideDates } from '../../../engine/guides/guide-dates.ts'
import { isLetter, listGuidePapers, paperIds } from '../../../engine/guides/guide-papers.ts'
import { guides } from '../../../engine/guides/guides.ts'
import { titleOfPaper } from '../../../engine/guides/paper-titles.ts'
import type { PaperBlock } from '../../../engine/papers/paper.ts'
import type { GuideShown } from '../../../shared/api/guides.ts'
import type { PagedGuide } from '../../../shared/catalogue/paged-guides.ts'
import { addDays } from '../../../shared/rules/civil-days.ts'
import type { Language } from '../../../shared/rules/language.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { type FoundGuide, findGuide } from './find-guide.ts'
import { openBlocks } from './guide-answers.ts'
import { asTyped, findGuideMatter } from './guide-matter.ts'
import { selectGuidePapers } from './guides.store.ts'

export interface AskedGuide {
  sessionId: string
  guide: PagedGuide
  viewer: Viewer
  language?: Language | undefined
}

/** Errors: those of findGuide. */
export async function getGuide(deps: Deps, input: AskedGuide): Promise<GuideShown> {
  return showGuide(deps, input, await findGuide(deps, input, 'open-guide'))
}

/** A guide as it stands: what is shown follows what was entered. */
export async function showGuide(
  deps: Deps,
  input: AskedGuide,
  { row, purchase }: FoundGuide,
): Promise<GuideShown> {
  const { answers, matter, known } = await findGuideMatter(deps, { ...input, row, purchase })
  const own = await selectGuidePapers(deps.database.db, row.id)
  const edited = new Set(own.map(({ paper }) => paper))
  const offered = new Set(listGuidePapers(input.guide, matter))
  const { forms, steps } = guides[input.guide]
  const taken = new Set(answers.entries.map(({ id }) => id))
  return {
    guide: input.guide,
    product: purchase.productName,
    begunOn: matter.begunOn,
    version: row.version,
    forms: [...forms],
    answers,
    known: known.filter(({ id }) => !taken.has(id)).map(asTyped),
    steps: steps.map(({ key, days, papers, tasks }) => ({
      key,
      from: addDays(matter.begunOn, days.from),
      to: addDays(matter.begunOn, days.to),
      papers: papers.flatMap((paper) =>
        paperIds(paper, input.guide, matter).map((id) => ({
          id,
          title: titleOfPaper(id, matter),
          isLetter: isLetter(paper),
          edited: edited.has(id),
        })),
      ),
      tasks: tasks.map((task) => ({ key: task, done: row.done.includes(taskOf(key, task)) })),
    })),
    kept: own
      .filter(({ paper }) => !offered.has(paper))
      .map((paper) => ({
        id: paper.paper,
        title: titleOfPaper(paper.paper, matter),
        lines: openBlocks<PaperBlock>(deps, paper).flatMap(linesOf),
      })),
    dates: guideDates(matter),
  }
}

function linesOf(block: PaperBlock): readonly string[] {
  if ('text' in block) return [block.text]
  if ('items' in block) return block.items
  return block.kind === 'facts'
    ? block.rows.map(({ label, value }) => `${label}: ${value}`)
    : block.rows.map((row) => row.join(' · '))
}

/** A task may stand in several steps; each is ticked by itself. */
export const taskOf = (step: string, task: string) => `${step}/${task}`

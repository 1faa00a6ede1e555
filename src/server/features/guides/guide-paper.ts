import { composeGuidePaper } from '../../../engine/guides/guide-papers.ts'
import type { FramedPaper, PaperBlock } from '../../../engine/papers/paper.ts'
import type { GuidePaperShown } from '../../../shared/api/guides.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { FileReply } from '../../platform/http/send-file.ts'
import { findGuide } from './find-guide.ts'
import type { AskedGuide } from './get-guide.ts'
import { openBlocks, sealBlocks } from './guide-answers.ts'
import { findGuideMatter } from './guide-matter.ts'
import { deleteGuidePaper, selectGuidePapers, upsertGuidePaper } from './guides.store.ts'

type Asked = AskedGuide & { paper: string }

/** The paper as it would be printed now. Errors: those of findGuide; not_found for a paper that the guide does not hold. */
export async function getGuidePaper(deps: Deps, input: Asked): Promise<GuidePaperShown> {
  const { paper, edited } = await findPaper(deps, input, 'open-guide-paper')
  const { title, letter, language, blocks } = paper
  return { title, isLetter: letter !== undefined, language, blocks: writable(blocks), edited }
}

/** The person's own words; with null what was entered counts again. Errors: those of getGuidePaper. */
export async function saveGuidePaper(
  deps: Deps,
  input: Asked & { blocks: readonly PaperBlock[] | null },
): Promise<GuidePaperShown> {
  const { guideId } = await findPaper(deps, input, 'change-guide-paper')
  const { paper, blocks } = input
  const of = { guideId, paper }
  await deps.database.transaction((tx) =>
    blocks === null
      ? deleteGuidePaper(tx, of)
      : upsertGuidePaper(tx, {
          ...of,
          blocksSealed: sealBlocks(deps, of, blocks),
          updatedAt: deps.clock.now(),
        }),
  )
  return getGuidePaper(deps, input)
}

/** Errors: those of getGuidePaper. */
export async function downloadGuidePaper(
  deps: Deps,
  input: Asked & { as: 'pdf' | 'word' },
): Promise<FileReply> {
  const { paper, asOf } = await findPaper(deps, input, 'open-guide-paper')
  const name = input.paper.replace(/[^A-Za-z0-9]+/g, '-').toLowerCase()
  if (input.as === 'word') {
    const contentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    return { file: { bytes: await deps.engine.writeWord(paper), contentType, fileName: `${name}.docx` } }
  }
  const { bytes } = await deps.engine.writePaper(paper, asOf)
  return { file: { bytes, contentType: 'application/pdf', fileName: `${name}.pdf` } }
}

async function findPaper(
  deps: Deps,
  input: Asked,
  action: 'open-guide-paper' | 'change-guide-paper',
): Promise<{ guideId: number; paper: FramedPaper; edited: boolean; asOf: string }> {
  const { row, purchase } = await findGuide(deps, input, action)
  const { matter } = await findGuideMatter(deps, { ...input, row, purchase })
  const composed = composeGuidePaper(input.paper, input.guide, matter)
  if (composed === null) throw new Refusal('not_found', says('case.noDocument'))
  const own = (await selectGuidePapers(deps.database.db, row.id)).find(({ paper }) => paper === input.paper)
  const blocks = own ? openBlocks<PaperBlock>(deps, own) : composed.blocks
  return { guideId: row.id, paper: { ...composed, blocks }, edited: own !== undefined, asOf: matter.asOf }
}

/** The engine's blocks are read-only; the wire's are not. */
const writable = (blocks: readonly PaperBlock[]): GuidePaperShown['blocks'] =>
  structuredClone(blocks) as GuidePaperShown['blocks']

import type { Evidence } from '../../../engine/audit/finding.ts'
import type { EvidencePicture } from '../../../engine/letters/case-file.ts'
import { pictureKey } from '../../../engine/letters/evidence-picture.ts'
import { isLineOfColumns } from '../../../engine/report/line-of-columns.ts'
import type { Deps } from '../../deps.ts'
import { scannedValuesOf } from '../decisions/scanned-values.ts'
import { hasPictures, keepPictures } from '../runs/active-run.ts'
import type { RunAnalysis } from '../runs/run-analysis.ts'
import type { EvidencePictureRow } from '../runs/runs.tables.ts'

/** Bounds the work of a run: the findings of most worth are drawn first. */
const mostPictures = 150

/**
 * Draws the lines that a run's findings and questions rest on, once for a run, and stores them encrypted. A file that
 * cannot be drawn leaves its pictures out: the review then shows the printed values alone.
 */
export async function drawEvidence(deps: Deps, runId: string, analysis: RunAnalysis): Promise<void> {
  if (await hasPictures(deps.database.db, runId)) return
  const wanted = wantedPictures(analysis)
  const fileKeys = new Set([...wanted.values()].map((each) => each.fileKey))
  // Of several files at once, so that no reader waits, and pictures together: their syncs are one for the disk.
  const drawn = await Promise.all(
    [...fileKeys].map(async (fileKey) => {
      const boxes = [...wanted].flatMap(([key, { box, isCell, ...each }]) =>
        each.fileKey === fileKey ? [{ key, box, isCell }] : [],
      )
      return storePictures(deps, runId, await drawFile(deps, fileKey, boxes))
    }),
  )
  const rows = drawn.flat()
  const kept = await deps.database.transaction((tx) => keepPictures(tx, rows))
  // Another attempt of the same run was faster: its pictures count.
  const own = new Set(kept.map((row) => row.fileKey))
  for (const { fileKey } of rows) if (!own.has(fileKey)) await deps.files.remove(fileKey)
}

async function storePictures(
  deps: Deps,
  runId: string,
  pictures: readonly EvidencePicture[],
): Promise<EvidencePictureRow[]> {
  return Promise.all(
    pictures.map(async ({ key, png, width, height }) => ({
      runId,
      key,
      fileKey: (await deps.files.put(png)).key,
      width,
      height,
    })),
  )
}

function wantedPictures({ caseFile, files }: RunAnalysis) {
  const fileOf = new Map(files.map((file) => [file.bureau, file.fileKey]))
  const families = new Map(caseFile.reports.map(({ bureau, family }) => [bureau, family]))
  const isCell = ({ bureau, field }: Evidence) => {
    const family = families.get(bureau)
    return field === 'history' && family !== undefined && isLineOfColumns(family, field)
  }
  const wanted = new Map<string, { fileKey: string; box: EvidenceBox; isCell: boolean }>()
  for (const finding of [...caseFile.findings, ...caseFile.questions]) {
    for (const line of [...finding.evidence, ...scannedValuesOf(finding, caseFile.reports)]) {
      const fileKey = fileOf.get(line.bureau)
      if (fileKey && wanted.size < mostPictures) {
        wanted.set(pictureKey(line), { fileKey, box: line.box, isCell: isCell(line) })
      }
    }
  }
  return wanted
}

type EvidenceBox = Evidence['box']

async function drawFile(
  deps: Deps,
  fileKey: string,
  boxes: { key: string; box: EvidenceBox; isCell: boolean }[],
): Promise<EvidencePicture[]> {
  try {
    return await deps.engine.drawEvidence(await deps.files.get(fileKey), boxes)
  } catch (cause) {
    deps.log.error({ err: cause }, 'pictures of evidence could not be drawn')
    return []
  }
}

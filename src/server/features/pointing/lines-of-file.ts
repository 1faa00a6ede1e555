import type { FileLines } from '../../../engine/read/page-lines.ts'
import { recognisedLines } from '../../../engine/report/recognised-file.ts'
import type { Deps } from '../../deps.ts'
import { keptRecognition } from '../reports/kept-recognition.ts'
import type { ReportUploadRow } from '../reports/reports.tables.ts'

/**
 * The pages of a stored file with the lines of one of them (from 1; 0 for none), of a scan those that were recognised, in the
 * places of the file as its pictures show it. Null for a file that cannot be opened.
 */
export async function linesOfFile(deps: Deps, row: ReportUploadRow, page: number): Promise<FileLines | null> {
  const recognised = keptRecognition(deps, row)
  const file = await deps.engine.readPageLines(await deps.files.get(row.fileKey), recognised ? 0 : page)
  if (!recognised || !file) return file
  return {
    pages: file.pages.map(({ page: number, width, height }) => {
      const isSideways = (turnOf(recognised, number) ?? 0) % 2 === 1
      const [across, down] = isSideways ? [height, width] : [width, height]
      return { page: number, width: across, height: down, lines: recognisedLines(recognised, number).length }
    }),
    lines: recognisedLines(recognised, page),
  }
}

/** Quarter turns that bring a scanned page upright; undefined where the file tells it. */
export function turnOfPage(
  deps: Pick<Deps, 'sealer'>,
  row: ReportUploadRow,
  page: number,
): number | undefined {
  const recognised = keptRecognition(deps, row)
  return recognised ? turnOf(recognised, page) : undefined
}

function turnOf(
  { pages }: NonNullable<ReturnType<typeof keptRecognition>>,
  number: number,
): number | undefined {
  return pages.find(({ fileNumber }) => fileNumber === number)?.places?.turn
}

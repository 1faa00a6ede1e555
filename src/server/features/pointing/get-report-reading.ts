import type { ReportReadingState } from '../../../shared/api/pointing.ts'
import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import type { Deps } from '../../deps.ts'
import { fileNameOf } from '../../platform/files/sealed-file-name.ts'
import { findPointingsInForce } from '../hints/find-pointings.ts'
import { openPointed } from '../hints/pointed-content.ts'
import { type HowRead, linesIn } from '../reports/how-read.ts'
import type { ReportUploadRow } from '../reports/reports.tables.ts'
import { findHowRead, findPointedFile } from './find-pointed-file.ts'
import { linesOfFile } from './lines-of-file.ts'

/** How the current report of one bureau was read, and what was said of it. Errors: not_found without a report. */
export async function getReportReading(
  deps: Deps,
  input: { clientId: number; bureau: BureauKey },
): Promise<ReportReadingState> {
  const row = await findPointedFile(deps.database.db, input)
  const found = await findHowRead(deps, row)
  const said = await findPointingsInForce(deps.database.db, { ...input, sha256: row.sha256 })
  const shown = {
    upload: row.id,
    bureau: input.bureau,
    fileName: fileNameOf(deps.sealer, row),
  }
  if (!found) {
    const nothing = { sentence: null, needs: [], pages: [], accounts: 0, pointings: [] }
    return { ...shown, ...nothing, state: 'reading' }
  }
  const { how, readState } = found
  return {
    ...shown,
    state: readState,
    sentence: how.sentence,
    needs: how.needs,
    pages: readState === 'closed' ? [] : await pagesOf(deps, row, how, readState),
    accounts: how.accounts,
    pointings: said
      .filter(({ bureau }) => bureau === input.bureau)
      .map(({ id, page, line, meaning, createdAt, actorKind, ...rest }) => ({
        id,
        page,
        line,
        text: openPointed(deps, rest).text,
        meaning,
        creditor: how.creditors[id] ?? null,
        saidAt: createdAt.toISOString(),
        by: actorKind,
      })),
  }
}

/** Of a refused file no line was understood. */
async function pagesOf(
  deps: Deps,
  row: ReportUploadRow,
  how: HowRead,
  state: ReportUploadRow['readState'],
): Promise<ReportReadingState['pages']> {
  const file = await linesOfFile(deps, row, 0)
  return (file?.pages ?? []).map(({ page, width, height, lines }) => ({
    page,
    width,
    height,
    unread: state === 'refused' ? lines : linesIn(how.unread.filter(({ box }) => box.page === page)),
  }))
}

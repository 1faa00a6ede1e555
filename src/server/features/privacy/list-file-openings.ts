import type { Language } from '../../../shared/rules/language.ts'
import type { Deps } from '../../deps.ts'
import { fileNameOf } from '../../platform/files/sealed-file-name.ts'
import { selectOpenings } from '../audit-log/audit-log.holdings.ts'
import { listStandingDocuments } from '../documents/list-documents.ts'
import { listClientFiles } from '../intake/list-client-files.ts'
import { listAllReports } from '../reports/list-reports.ts'
import { type FileOpening, onceAWhile } from './once-a-while.ts'
import { privacyTextsIn } from './privacy-texts.ts'

/** More than a person reads; the archive of the client's data has as many. */
const mostOpenings = 5_000

type Detail = Record<string, string | number | boolean | null>
type Texts = ReturnType<typeof privacyTextsIn>['openingTexts']

/** Which members of staff opened what of a client when, from the audit log; the newest first. */
export async function listFileOpenings(
  deps: Pick<Deps, 'database' | 'sealer'>,
  input: { clientId: number; language: Language },
): Promise<FileOpening[]> {
  const { db } = deps.database
  const entries = await selectOpenings(db, input.clientId, mostOpenings)
  if (entries.length === 0) return []
  const names = await namesOfFiles(deps, input.clientId)
  const texts = privacyTextsIn(input.language).openingTexts
  return onceAWhile(
    entries.map(({ at, actorName, action, detail }) => ({
      at,
      by: actorName,
      what: wordsFor(texts, names, action, detail),
    })),
  )
}

/** File names by the id that an entry of the log names. */
async function namesOfFiles(
  deps: Pick<Deps, 'database' | 'sealer'>,
  clientId: number,
): Promise<Map<string, string>> {
  const { db } = deps.database
  const documents = await listStandingDocuments(db, clientId)
  const reports = await listAllReports(db, clientId)
  const files = await listClientFiles(db, clientId)
  return new Map([
    ...documents.map((row) => [`document-${row.id}`, row.fileName] as const),
    ...reports.map((row) => [`report-${row.id}`, fileNameOf(deps.sealer, row)] as const),
    ...files.map((row) => [`file-${row.id}`, fileNameOf(deps.sealer, row)] as const),
  ])
}

const ofReport = (texts: Texts, { bureau }: Detail) =>
  typeof bureau === 'string' ? texts.report(texts.bureaus[bureau] ?? bureau) : texts.goneFile

function wordsFor(texts: Texts, names: ReadonlyMap<string, string>, action: string, detail: Detail): string {
  const ofFile = (id: string) => {
    const name = names.get(id)
    return name === undefined ? texts.goneFile : texts.file(name)
  }
  const said: Record<string, () => string> = {
    'open-client': () => texts.client,
    'open-folder': () => texts.folder,
    'open-review': () => texts.review,
    'open-evidence': () => texts.evidence,
    'open-mail-log': () => texts.mailLog,
    'open-mail': () => texts.mail,
    'open-messages': () => texts.messages,
    'open-report': () => ofReport(texts, detail),
    'open-results': () => texts.results,
    'open-answer-picture': () => texts.answerPicture,
    'list-papers': () => texts.papers,
    'open-paper-picture': () => ofFile(`file-${detail.paper}`),
    'download-calendar': () => texts.calendar,
    'export-facts': () => texts.facts,
    'download-case-file': () => texts.caseFile,
    'download-my-data': () => texts.myData,
    'download-mailing-evidence': () => texts.proof,
    'download-letter-event-evidence': () => texts.proof,
    'download-report': () => ofReport(texts, detail),
    'download-document': () => ofFile(`document-${detail.documentId}`),
    'download-file': () => ofFile(String(detail.file)),
  }
  return said[action]?.() ?? texts.other(action)
}

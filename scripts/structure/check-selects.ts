import { isTest, type SourceFile } from './source-file.ts'

/**
 * Tables whose sealed columns hold up to hundreds of kilobytes, and the functions that read whole rows of them, for a use case that
 * opens what is sealed. Everybody else names columns (decision 086).
 */
const readersOf: Record<string, readonly string[]> = {
  processingRuns: ['selectRun', 'selectAnalysedRuns'],
  documents: ['selectDocuments'],
  reportUploads: [
    'selectCurrentReports',
    'selectAllReports',
    'selectReport',
    'selectUnreadReports',
    'selectReportsToLookAt',
    'selectReportsBehind',
  ],
}

/** Of these tables the sealed columns that hold more than the name of a file. */
const largeColumns =
  'analysisSealed|contentSealed|planSealed|headSealed|readingSealed|recognisedSealed|howReadSealed'

/** Reads of all columns of a large sealed table, outside of the functions that are for it. */
export function checkSelects(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('src/server/') && !isTest(path))
    .flatMap(({ path, text }) => {
      const functions = text.split(/\n(?=export )/)
      return functions.flatMap((each) => problemsIn(each).map((problem) => `${path}: ${problem}`))
    })
}

function problemsIn(text: string): string[] {
  const name = /^export (?:async )?(?:function|const) (\w+)/.exec(text)?.[1] ?? ''
  return Object.entries(readersOf).flatMap(([table, readers]) => {
    const read = new RegExp(`\\.select\\(\\)\\s*\\.from\\(${table}\\)`)
    const written = new RegExp(
      `\\.(insert|update|delete)\\(${table}\\)((?!\\.(select|insert|update|delete)\\()[^])*?\\.returning\\(\\)`,
    )
    if (readers.includes(name)) return []
    const who = name || 'it'
    const taken = new RegExp(`\\b\\w+: ${table}\\.(${largeColumns})\\b`).exec(text)?.[1]
    return [
      ...(read.test(text) || written.test(text)
        ? [`${who} reads every column of ${table}, the sealed ones too: name those that it needs`]
        : []),
      ...(taken ? [`${who} reads ${taken} of ${table}, which is for those alone that open it`] : []),
    ]
  })
}

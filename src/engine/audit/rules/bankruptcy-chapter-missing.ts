import { bankruptcyOf } from '../bankruptcy-record.ts'
import { bankruptcyChapter } from '../law.ts'
import { recordEvidence } from '../make-finding.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

const about = {
  key: 'bankruptcy_chapter_missing',
  basis: bankruptcyChapter,
  strength: 'B',
  worth: 27,
} satisfies StatedRule

/** The layouts of the bureaus' own disclosures print the chapter; a monitoring service's report may leave it out. */
export const bankruptcyChapterMissing: Rule = {
  ...about,
  look: ({ reports }) =>
    reports
      .filter(({ family }) => !family.startsWith('three-bureau') && family !== 'labelled')
      .flatMap((report) =>
        report.publicRecords
          .filter((record) => bankruptcyOf(record)?.chapter === null)
          .map((record) =>
            stateFinding(about, {
              evidence: [recordEvidence(record, 'type')],
              facts: { bureau: report.bureau, record: record.type.value },
            }),
          ),
      ),
}

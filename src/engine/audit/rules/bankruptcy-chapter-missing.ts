import { bankruptcyOf } from '../bankruptcy-record.ts'
import { bankruptcyChapter } from '../law.ts'
import { makeFinding, recordEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'

const about: RuleDescription = {
  key: 'bankruptcy_chapter_missing',
  title: 'Bankruptcy without its chapter',
  basis: bankruptcyChapter,
  strength: 'B',
  worth: 27,
}

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
            makeFinding(about, {
              evidence: [recordEvidence(record, 'type')],
              statement: `${report.bureau} lists a case as "${record.type.value}", without the chapter under which it was filed.`,
              innocentExplanation:
                'The chapter may be left out rightly if the source of the information does not give it.',
              request: 'Please verify the chapter of this case with the court record, and show it.',
            }),
          ),
      ),
}

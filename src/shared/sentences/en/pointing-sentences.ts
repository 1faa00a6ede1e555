/** What is refused about the lines of a report that a person points at. */
export const pointingSentences = {
  'pointing.noReport': 'There is no report of this bureau yet.',
  'pointing.noPage': 'This report has no such page.',
  'pointing.noLine': 'This report has no such line. Please look at the page again.',
  'pointing.severalParts': 'Several parts of this line could be that. Choose the words themselves.',
  'pointing.noDay': 'There is no date with its day in these words.',
  'pointing.noDate': 'There is no date in these words.',
  'pointing.noAmount': 'There is no amount in these words.',
  'pointing.noNumber': 'There is no account number in these words.',
  'pointing.noReportNumber': 'There is no number of a report in these words.',
  'pointing.noBureau': 'These words do not name Experian, Equifax or TransUnion.',
  'pointing.cannotBe': 'These words cannot be that.',
  'pointing.mostLines': ({ most }: { most: number }) => `Of one report ${most} lines can be said at most.`,
  'pointing.somebodyElse': 'Somebody else is at this report, too. Please try again.',
  'pointing.replaced': 'This report was replaced meanwhile. Please look at the page again.',
  'pointing.stillRead': 'This report is still being read. Please come back when that is done.',
  'pointing.wordsNotKept': 'The words of this scan were not kept. Upload it again, and it will be read anew.',
  'pointing.lettersMailed':
    'Letters from this report are mailed, so what it says can no longer be changed. Upload a new report for the next round.',
  'pointing.nothingSaid': 'Nothing like that was said of this report.',
}

/** What the checks of the forms of staff say. Staff read English. */
export const staffCheckSentences = {
  'staffCheck.whoSaidIt': 'Say who told you',
  'staffCheck.saidAt': 'Enter when it was said; it cannot be in the future',
  'staffCheck.amount': 'Enter an amount such as 250.00',
  'staffCheck.reason': 'Say why, for the record',
  'staffCheck.code': 'Enter the 6 digits that your authenticator shows',
  'staffCheck.noTitle': 'Write a title',
  'staffCheck.titleTooLong': 'Keep the title under 120 characters',
  'staffCheck.noMessage': 'Write a message',
  'staffCheck.messageTooLong': 'Keep the message under 1,000 characters',
  'staffCheck.score': 'A score is between 300 and 850',
  'staffCheck.dateForm': 'Use a date of the form YYYY-MM-DD',
  'staffCheck.dayForm': 'Give a day as YYYY-MM-DD',
  'staffCheck.source': 'Say where it was read',
  'staffCheck.kinds': 'Choose at least one session, or remove these hours',
  'staffCheck.meeting': 'Say how you meet, for example by telephone or video',
  'staffCheck.document': 'Name the document',
  'staffCheck.unprintable': 'Please remove the characters that cannot be printed',
  'staffCheck.labelTooShort': 'A label has at least two letters',
  'staffCheck.labelTooLong': 'A label is at most 80 characters long',
  'staffCheck.textLocked': 'These words are locked: put the shipped text back.',
  'staffCheck.textEmpty': 'Write a text, or put the shipped one back.',
  'staffCheck.textLong': ({ most }: { most: number }) => `Keep this text under ${most} characters.`,
  'staffCheck.textUnseen': 'Remove the characters that nobody can see, such as tabs.',
  'staffCheck.textOneLine': 'This text stands on one line: remove the line breaks.',
  'staffCheck.textMarkup':
    'Write plain text: HTML is printed as it is typed. **Two stars** make words bold, and “- ” begins an item of a list.',
  'staffCheck.textUnknownVariable': ({ name }: { name: string }) =>
    `{${name}} is not known here. Insert one of the variables that are listed.`,
  'staffCheck.textBrace': 'A brace stands alone. Insert variables by their buttons.',
  'staffCheck.textMissingVariable': ({ name }: { name: string }) =>
    `{${name}} is missing: without it this text does not say what it has to.`,
  'staffCheck.textPlain': 'Letters are plain text: stars are printed as they are typed.',
  'staffCheck.textNumber': ({ number }: { number: string }) =>
    `${number} looks like a whole Social Security or account number. Take it out.`,
  'staffCheck.textNotPrintable': ({ signs }: { signs: readonly string[] }) =>
    `These characters cannot be printed: ${signs.join(' ')}`,
}

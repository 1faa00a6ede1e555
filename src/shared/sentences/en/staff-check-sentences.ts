/** What the checks of the forms of staff say. Staff read English. */
export const staffCheckSentences = {
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
  'staffCheck.meeting': 'Say how you meet, for example by telephone or video',
  'staffCheck.document': 'Name the document',
  'staffCheck.unprintable': 'Please remove the characters that cannot be printed',
  'staffCheck.labelTooShort': 'A label has at least two letters',
  'staffCheck.labelTooLong': 'A label is at most 80 characters long',
}

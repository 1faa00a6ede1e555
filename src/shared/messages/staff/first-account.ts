/** The first account of a fresh machine. */
export const firstAccountTexts = {
  title: 'Make the first account',
  lead: 'It is the owner’s: it may do everything, and invites the others. It is made once.',
  code: 'Code',
  codeHint: 'The start of the product printed it, beside this address.',
  codeMissing: 'Enter the code.',
  name: 'Your name',
  nameMissing: 'Enter your name.',
  email: 'Your email address',
  password: 'Password',
  again: 'Password once more',
  failed: 'The account could not be made.',
  over: 'There is a staff account already. Its owner can invite you.',
}

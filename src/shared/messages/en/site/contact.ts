/** `/contact`, and the form that stands on `/help`, too. */
export const contactTexts = {
  pageTitle: 'Contact',
  description: 'Write to us: with or without an account. We answer by email.',
  lead: 'Write to us, with or without an account. We answer by email.',
  clientsTitle: 'Already a client?',
  clients: 'Sign in and press Contact Support in your portal: your message is kept with your case.',
  clientsButton: 'Client sign-in',
  helpTitle: 'A quick answer',
  help: 'The help page answers what people ask most.',
  helpButton: 'Open the help page',
}
